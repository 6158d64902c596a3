#pragma once

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// Maximum weight matching in a general graph, by Edmonds' primal-dual method with contracted odd
/// circuits (blossoms), O(n^3). Weights are exact integers; 0 means "no edge", others are positive.
///
/// Twice the weights are used throughout, so that every dual variable stays an integer.
template <class Weight>
class MaximumWeight {
 public:
  /// \p weights: n x n, symmetric, row-major; must outlive the object.
  MaximumWeight(int n, const std::vector<Weight>& weights)
      : n_(n), top_(n), capacity_(2 * n + 1), weights_(weights) {
    const auto all = static_cast<std::size_t>(capacity_ + 1);
    dual_.assign(all, Weight(0));
    mate_.assign(all, 0);
    slack_.assign(all, 0);
    outer_.assign(all, 0);
    parent_.assign(all, 0);
    label_.assign(all, Label::unseen);
    seen_.assign(all, 0);
    ring_.resize(all);
    edge_.assign(all * all, Ends{});
    entry_.assign(all * static_cast<std::size_t>(n + 1), 0);
    Weight largest(0);
    for (int u = 1; u <= n_; ++u) {
      outer_[at(u)] = u;
      entry(u, u) = u;
      for (int v = 1; v <= n_; ++v) {
        edge(u, v) = Ends{u, v};
        largest = std::max(largest, weight(u, v));
      }
    }
    for (int u = 1; u <= n_; ++u) dual_[at(u)] = largest;
  }

  void solve() {
    if (n_ == 0) return;
    while (phase()) {
    }
  }

  /// -1: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return mate_[at(v + 1)] - 1; }
  /// Dual variable of a vertex on the scale of twice the weights; 0 for an exposed vertex.
  [[nodiscard]] const Weight& dual(int v) const noexcept { return dual_[at(v + 1)]; }
  /// Does a blossom carry a positive dual? Then tight edges alone do not describe all optima.
  [[nodiscard]] bool has_heavy_blossom() const noexcept {
    for (int b = n_ + 1; b <= top_; ++b)
      if (outer_[at(b)] != 0 && dual_[at(b)] > Weight(0)) return true;
    return false;
  }
  [[nodiscard]] Weight total() const {
    Weight sum(0);
    for (int u = 1; u <= n_; ++u)
      if (mate_[at(u)] > u) sum += weight(u, mate_[at(u)]);
    return sum;
  }

 private:
  // Vertices are 1..n, blossoms n+1..top; 0 is "none".
  enum class Label : std::int8_t { unseen, even, odd };
  struct Ends {
    std::int32_t u = 0, v = 0;  ///< Vertices of the graph; 0: no edge
  };

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  Ends& edge(int a, int b) noexcept { return edge_[at(a) * at(capacity_ + 1) + at(b)]; }
  const Ends& edge(int a, int b) const noexcept { return edge_[at(a) * at(capacity_ + 1) + at(b)]; }
  /// The part of blossom b that holds vertex v.
  int& entry(int b, int v) noexcept { return entry_[at(b) * at(n_ + 1) + at(v)]; }
  const Weight& weight(int u, int v) const noexcept {
    return weights_[at(u - 1) * at(n_) + at(v - 1)];
  }
  bool joined(int a, int b) const noexcept {
    const Ends& e = edge(a, b);
    return e.u != 0 && weight(e.u, e.v) > Weight(0);
  }
  Weight reduced(const Ends& e) const noexcept {
    const Weight& w = weight(e.u, e.v);
    return dual_[at(e.u)] + dual_[at(e.v)] - w - w;
  }

  void improve_slack(int u, int x) {
    int& best = slack_[at(x)];
    if (best == 0 || reduced(edge(u, x)) < reduced(edge(best, x))) best = u;
  }
  void find_slack(int x) {
    slack_[at(x)] = 0;
    for (int u = 1; u <= n_; ++u)
      if (joined(u, x) && outer_[at(u)] != x && label_[at(outer_[at(u)])] == Label::even)
        improve_slack(u, x);
  }
  void enqueue(int x) {
    if (x <= n_) {
      queue_.push_back(x);
      return;
    }
    for (const int part : ring_[at(x)]) enqueue(part);
  }
  void set_outer(int x, int b) {
    outer_[at(x)] = b;
    if (x > n_)
      for (const int part : ring_[at(x)]) set_outer(part, b);
  }
  /// Position of a part in the ring, made even by turning the ring round.
  std::size_t even_position(int b, int part) {
    auto& ring = ring_[at(b)];
    const auto found = std::ranges::find(ring, part);
    const auto position = static_cast<std::size_t>(found - ring.begin());
    if (position % 2 == 0) return position;
    std::reverse(ring.begin() + 1, ring.end());
    return ring.size() - position;
  }
  void set_mate(int u, int v) {
    const Ends e = edge(u, v);
    mate_[at(u)] = e.v;
    if (u <= n_) return;
    const int part = entry(u, e.u);
    const std::size_t position = even_position(u, part);
    auto& ring = ring_[at(u)];
    for (std::size_t i = 0; i < position; ++i) set_mate(ring[i], ring[i ^ 1U]);
    set_mate(part, v);
    std::rotate(ring.begin(), ring.begin() + static_cast<std::ptrdiff_t>(position), ring.end());
  }
  void augment(int u, int v) {
    while (true) {
      const int next = outer_[at(mate_[at(u)])];
      set_mate(u, v);
      if (next == 0) return;
      const int up = outer_[at(parent_[at(next)])];
      set_mate(next, up);
      u = up;
      v = next;
    }
  }
  int common_root(int u, int v) {
    ++stamp_;
    for (; u != 0 || v != 0; std::swap(u, v)) {
      if (u == 0) continue;
      if (seen_[at(u)] == stamp_) return u;
      seen_[at(u)] = stamp_;
      u = outer_[at(mate_[at(u)])];
      if (u != 0) u = outer_[at(parent_[at(u)])];
    }
    return 0;
  }
  void collect(int from, int root, std::vector<int>& ring) {
    for (int x = from; x != root;) {
      ring.push_back(x);
      const int y = outer_[at(mate_[at(x)])];
      ring.push_back(y);
      enqueue(y);
      x = outer_[at(parent_[at(y)])];
    }
  }
  void contract(int u, int root, int v) {
    int b = n_ + 1;
    while (b <= top_ && outer_[at(b)] != 0) ++b;
    top_ = std::max(top_, b);
    assert(top_ <= capacity_);
    dual_[at(b)] = Weight(0);
    label_[at(b)] = Label::even;
    mate_[at(b)] = mate_[at(root)];
    auto& ring = ring_[at(b)];
    ring.assign(1, root);
    collect(u, root, ring);
    std::reverse(ring.begin() + 1, ring.end());
    collect(v, root, ring);
    set_outer(b, b);
    for (int x = 1; x <= top_; ++x) edge(b, x) = edge(x, b) = Ends{};
    for (int x = 1; x <= n_; ++x) entry(b, x) = 0;
    for (const int part : ring) {
      for (int x = 1; x <= top_; ++x) {
        if (!joined(part, x)) continue;
        if (edge(b, x).u == 0 || reduced(edge(part, x)) < reduced(edge(b, x))) {
          edge(b, x) = edge(part, x);
          edge(x, b) = edge(x, part);
        }
      }
      for (int x = 1; x <= n_; ++x)
        if (entry(part, x) != 0) entry(b, x) = part;
    }
    find_slack(b);
  }
  void expand(int b) {
    auto& ring = ring_[at(b)];
    for (const int part : ring) set_outer(part, part);
    const int part = entry(b, edge(b, parent_[at(b)]).u);
    const std::size_t position = even_position(b, part);
    for (std::size_t i = 0; i < position; i += 2) {
      const int odd = ring[i];
      const int even = ring[i + 1];
      parent_[at(odd)] = edge(even, odd).u;
      label_[at(odd)] = Label::odd;
      label_[at(even)] = Label::even;
      slack_[at(odd)] = 0;
      find_slack(even);
      enqueue(even);
    }
    label_[at(part)] = Label::odd;
    parent_[at(part)] = parent_[at(b)];
    for (std::size_t i = position + 1; i < ring.size(); ++i) {
      label_[at(ring[i])] = Label::unseen;
      find_slack(ring[i]);
    }
    outer_[at(b)] = 0;
  }
  /// A tight edge from an even vertex; true: the matching has grown.
  bool grow(Ends e) {
    const int u = outer_[at(e.u)];
    const int v = outer_[at(e.v)];
    if (label_[at(v)] == Label::unseen) {
      parent_[at(v)] = e.u;
      label_[at(v)] = Label::odd;
      const int next = outer_[at(mate_[at(v)])];
      slack_[at(v)] = slack_[at(next)] = 0;
      label_[at(next)] = Label::even;
      enqueue(next);
    } else if (label_[at(v)] == Label::even) {
      const int root = common_root(u, v);
      if (root == 0) {
        augment(u, v);
        augment(v, u);
        return true;
      }
      contract(u, root, v);
    }
    return false;
  }
  bool scan() {
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int u = queue_[head];
      if (label_[at(outer_[at(u)])] == Label::odd) continue;
      for (int v = 1; v <= n_; ++v) {
        if (outer_[at(u)] == outer_[at(v)] || !(weight(u, v) > Weight(0))) continue;
        const Ends e{u, v};
        if (reduced(e) == Weight(0)) {
          if (grow(e)) return true;
        } else {
          improve_slack(u, outer_[at(v)]);
        }
      }
    }
    queue_.clear();
    return false;
  }
  void shift(const Weight& delta) {
    for (int u = 1; u <= n_; ++u) {
      const Label label = label_[at(outer_[at(u)])];
      if (label == Label::even) dual_[at(u)] -= delta;
      if (label == Label::odd) dual_[at(u)] += delta;
    }
    for (int b = n_ + 1; b <= top_; ++b) {
      if (outer_[at(b)] != b) continue;
      if (label_[at(b)] == Label::even) dual_[at(b)] += delta + delta;
      if (label_[at(b)] == Label::odd) dual_[at(b)] -= delta + delta;
    }
  }
  /// One search from all exposed vertices; false: the matching is optimal.
  bool phase() {
    std::fill(label_.begin(), label_.end(), Label::unseen);
    std::fill(slack_.begin(), slack_.end(), 0);
    queue_.clear();
    int exposed = 0;
    for (int x = 1; x <= top_; ++x) {
      if (outer_[at(x)] != x || mate_[at(x)] != 0) continue;
      parent_[at(x)] = 0;
      label_[at(x)] = Label::even;
      enqueue(x);
    }
    if (queue_.empty()) return false;
    exposed = queue_.front();
    while (true) {
      if (scan()) return true;
      // All exposed vertices share one dual, the least of the even ones.
      Weight delta = dual_[at(exposed)];
      for (int b = n_ + 1; b <= top_; ++b)
        if (outer_[at(b)] == b && label_[at(b)] == Label::odd)
          delta = std::min(delta, half(dual_[at(b)]));
      for (int x = 1; x <= top_; ++x) {
        if (outer_[at(x)] != x || slack_[at(x)] == 0) continue;
        if (label_[at(x)] == Label::unseen)
          delta = std::min(delta, reduced(edge(slack_[at(x)], x)));
        else if (label_[at(x)] == Label::even)
          delta = std::min(delta, half(reduced(edge(slack_[at(x)], x))));
      }
      const bool ends = delta == dual_[at(exposed)];
      shift(delta);
      if (ends) return false;
      for (int x = 1; x <= top_; ++x) {
        if (outer_[at(x)] != x || slack_[at(x)] == 0) continue;
        const int u = slack_[at(x)];
        if (outer_[at(u)] != x && reduced(edge(u, x)) == Weight(0) && grow(edge(u, x))) return true;
      }
      for (int b = n_ + 1; b <= top_; ++b)
        if (outer_[at(b)] == b && label_[at(b)] == Label::odd && dual_[at(b)] == Weight(0))
          expand(b);
    }
  }

  int n_, top_, capacity_;
  const std::vector<Weight>& weights_;
  std::vector<Weight> dual_;
  std::vector<int> mate_, slack_, outer_, parent_, seen_, entry_, queue_;
  std::vector<Label> label_;
  std::vector<std::vector<int>> ring_;
  std::vector<Ends> edge_;
  int stamp_ = 0;
};

}  // namespace trf::pair::matching
