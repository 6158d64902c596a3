#include "matching/tight_graph.hpp"

#include <bit>

namespace trf::pair::matching {
namespace {
std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
}  // namespace

int TightGraph::common_base(int a, int b) {
  on_path_.assign(at(n_), 0);
  while (true) {
    a = base_[at(a)];
    on_path_[at(a)] = 1;
    if (mate_[at(a)] < 0) break;
    a = parent_[at(mate_[at(a)])];
  }
  while (true) {
    b = base_[at(b)];
    if (on_path_[at(b)] != 0) return b;
    b = parent_[at(mate_[at(b)])];
  }
}

void TightGraph::mark_path(int v, int base, int child) {
  while (base_[at(v)] != base) {
    in_blossom_[at(base_[at(v)])] = in_blossom_[at(base_[at(mate_[at(v)])])] = 1;
    parent_[at(v)] = child;
    child = mate_[at(v)];
    v = parent_[at(mate_[at(v)])];
  }
}

bool TightGraph::augment(int root) {
  reached_.assign(at(n_), 0);
  parent_.assign(at(n_), -1);
  base_.resize(at(n_));
  for (int i = 0; i < n_; ++i) base_[at(i)] = i;
  queue_.assign(1, root);
  reached_[at(root)] = 1;
  for (std::size_t head = 0; head < queue_.size(); ++head) {
    const int v = queue_[head];
    for (std::size_t w = 0; w < words_; ++w) {
      for (std::uint64_t bits = rows_[at(v) * words_ + w]; bits != 0; bits &= bits - 1) {
        const int to = static_cast<int>(w * 64) + std::countr_zero(bits);
        if (base_[at(v)] == base_[at(to)] || mate_[at(v)] == to) continue;
        if (to == root || (mate_[at(to)] >= 0 && parent_[at(mate_[at(to)])] >= 0)) {
          const int base = common_base(v, to);
          in_blossom_.assign(at(n_), 0);
          mark_path(v, base, to);
          mark_path(to, base, v);
          for (int i = 0; i < n_; ++i) {
            if (in_blossom_[at(base_[at(i)])] == 0) continue;
            base_[at(i)] = base;
            if (reached_[at(i)] == 0) {
              reached_[at(i)] = 1;
              queue_.push_back(i);
            }
          }
        } else if (parent_[at(to)] < 0) {
          parent_[at(to)] = v;
          if (mate_[at(to)] < 0) {
            for (int end = to; end >= 0;) {
              const int before = parent_[at(end)];
              const int next = mate_[at(before)];
              match(end, before);
              end = next;
            }
            return true;
          }
          reached_[at(mate_[at(to)])] = 1;
          queue_.push_back(mate_[at(to)]);
        }
      }
    }
  }
  return false;
}

}  // namespace trf::pair::matching
