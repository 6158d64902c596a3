#include "matching/free_vertices.hpp"

#include <algorithm>
#include <iterator>
#include <utility>

namespace trf::pair::matching {

FreeVertices::FreeVertices(const BlossomForest& forest, const VertexClasses& classes,
                           std::size_t vertices, std::array<VertexOrder, 2> orders)
    : forest_(forest),
      classes_(classes),
      orders_(std::move(orders)),
      has_moved_(vertices, 0),
      before_(at(classes.count()), none) {
  for (auto& list : lists_) list = FreeList(static_cast<int>(vertices), classes.count());
  for (auto& sorted : sorted_)
    for (int c = 0; c < classes.count(); ++c) sorted.push_back({{}, classes.members(c)});
}

void FreeVertices::lay() {
  for (int c = 0; c < classes_.count(); ++c) {
    for (const bool by_rank : {false, true}) {
      if (by_rank && !classes_.is_ranked(c)) continue;
      list(by_rank).lay(c, in_order(c, by_rank));
    }
  }
  std::ranges::fill(has_moved_, std::uint8_t{0});
}

void FreeVertices::take_back(int blossom) {
  free_.clear();
  forest_.for_leaves(blossom, [this](int v) {
    if (is_free(v)) free_.push_back(v);
  });
  for (const bool by_rank : {false, true}) insert(by_rank);
}

/// Only those whose keys have changed are sorted again, once they are free.
const std::vector<int>& FreeVertices::in_order(int c, bool by_rank) {
  Sorted& sorted = sorted_[by_rank ? 1 : 0][at(c)];
  const VertexOrder& is_before = orders_[by_rank ? 1 : 0];
  std::erase_if(sorted.order, [&](int v) {
    if (has_moved_[at(v)] != 0) sorted.away.push_back(v);
    return has_moved_[at(v)] != 0;
  });
  const auto returned =
      std::partition(sorted.away.begin(), sorted.away.end(), [this](int v) { return !is_free(v); });
  sort_vertices({returned, sorted.away.end()}, is_before);
  merged_.clear();
  std::merge(sorted.order.begin(), sorted.order.end(), returned, sorted.away.end(),
             std::back_inserter(merged_), [&](int a, int b) { return is_before(a, b); });
  sorted.away.erase(returned, sorted.away.end());
  std::swap(sorted.order, merged_);
  free_.clear();
  for (const int v : sorted.order)
    if (is_free(v)) free_.push_back(v);
  return free_;
}

/// Puts `free_` into the lists, in the order of their keys.
void FreeVertices::insert(bool by_rank) {
  FreeList& list = this->list(by_rank);
  const VertexOrder& is_before = orders_[by_rank ? 1 : 0];
  sort_vertices(free_, is_before);
  for (const int v : free_) {
    if (list.has(v)) list.remove(classes_.of(v), v);
    before_[at(classes_.of(v))] = none;
  }
  for (const int v : free_) {
    const int c = classes_.of(v);
    if (by_rank && !classes_.is_ranked(c)) continue;
    int& before = before_[at(c)];
    while (true) {
      const int next = skip_reached(c, before == none ? list.head(c) : list.next(before), list);
      if (next == none || !is_before(next, v)) break;
      before = next;
    }
    list.insert(c, before, v);
    before = v;
  }
}

}  // namespace trf::pair::matching
