#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "matching/free_list.hpp"
#include "matching/keyed_forest.hpp"

namespace trf::pair::matching {

/// The vertices that a search has not reached: by class, and sorted by each of their keys.
template <class Weight>
class FreeVertices {
 public:
  /// \p state: must outlive the object
  explicit FreeVertices(const KeyedForest<Weight>& state)
      : state_(state),
        has_moved_(state.joined.size(), 0),
        before_(at(state.classes.count()), none) {
    for (auto& list : lists_)
      list = FreeList(static_cast<int>(state.joined.size()), state.classes.count());
    for (auto& sorted : sorted_)
      for (int c = 0; c < state.classes.count(); ++c)
        sorted.push_back({{}, state.classes.members(c)});
  }

  /// At the start of a search.
  void lay() {
    for (int c = 0; c < state_.classes.count(); ++c) {
      for (const bool by_rank : {false, true}) {
        if (by_rank && !state_.classes.is_ranked(c)) continue;
        list(by_rank).lay(c, in_order(c, by_rank));
      }
    }
    std::ranges::fill(has_moved_, std::uint8_t{0});
  }
  /// The keys of a vertex have changed since lay().
  void note_move(int v) { has_moved_[at(v)] = 1; }

  /// The first of a class; none: all are in the tree.
  [[nodiscard]] int head(int c, bool by_rank) {
    return skip_reached(c, list(by_rank).head(c), list(by_rank));
  }
  /// The next of the class.
  [[nodiscard]] int next(int c, int v, bool by_rank) {
    return skip_reached(c, list(by_rank).next(v), list(by_rank));
  }
  /// The vertex, or the next of the class if it is in the tree now.
  [[nodiscard]] int next_free(int c, int v, bool by_rank) {
    return skip_reached(c, v, list(by_rank));
  }

  /// After a blossom was taken apart: those of its vertices that left the tree.
  void take_back(int blossom) {
    free_.clear();
    state_.forest.for_leaves(blossom, [this](int v) {
      if (is_free(v)) free_.push_back(v);
    });
    for (const bool by_rank : {false, true}) insert(by_rank);
  }

 private:
  static constexpr int none = FreeList::none;
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] bool is_free(int v) const {
    return state_.label_of_top(v) == BlossomForest::Label::free;
  }
  [[nodiscard]] FreeList& list(bool by_rank) { return lists_[by_rank ? 1 : 0]; }

  /// The members of a class by their keys, as far as these have not changed since.
  struct Sorted {
    std::vector<int> order, away;
  };

  /// Only those whose keys have changed are sorted again, once they are free.
  const std::vector<int>& in_order(int c, bool by_rank) {
    Sorted& sorted = sorted_[by_rank ? 1 : 0][at(c)];
    const KeyOrder<Weight> less = state_.order(by_rank);
    std::erase_if(sorted.order, [&](int v) {
      if (has_moved_[at(v)] != 0) sorted.away.push_back(v);
      return has_moved_[at(v)] != 0;
    });
    const auto returned = std::partition(sorted.away.begin(), sorted.away.end(),
                                         [this](int v) { return !is_free(v); });
    std::sort(returned, sorted.away.end(), less);
    merged_.clear();
    std::merge(sorted.order.begin(), sorted.order.end(), returned, sorted.away.end(),
               std::back_inserter(merged_), less);
    sorted.away.erase(returned, sorted.away.end());
    std::swap(sorted.order, merged_);
    free_.clear();
    for (const int v : sorted.order)
      if (is_free(v)) free_.push_back(v);
    return free_;
  }

  /// The first of the class from v on that is free; those before it are removed from the list.
  int skip_reached(int c, int v, FreeList& list) {
    while (v != none && !is_free(v)) {
      const int next = list.next(v);
      list.remove(c, v);
      v = next;
    }
    return v;
  }

  /// Puts `free_` into the lists, in the order of their keys.
  void insert(bool by_rank) {
    FreeList& list = this->list(by_rank);
    const VertexClasses& classes = state_.classes;
    std::sort(free_.begin(), free_.end(), state_.order(by_rank));
    for (const int v : free_) {
      if (list.has(v)) list.remove(classes.of(v), v);
      before_[at(classes.of(v))] = none;
    }
    for (const int v : free_) {
      const int c = classes.of(v);
      if (by_rank && !classes.is_ranked(c)) continue;
      int& before = before_[at(c)];
      while (true) {
        const int next = skip_reached(c, before == none ? list.head(c) : list.next(before), list);
        if (next == none || !state_.order(by_rank)(next, v)) break;
        before = next;
      }
      list.insert(c, before, v);
      before = v;
    }
  }

  const KeyedForest<Weight>& state_;
  std::array<FreeList, 2> lists_;  ///< By the dual, and by the dual less the rank
  std::array<std::vector<Sorted>, 2> sorted_;
  std::vector<std::uint8_t> has_moved_;  ///< Since the lists were laid
  std::vector<int> merged_, free_;
  std::vector<int> before_;  ///< By class: the vertex after which the next one is inserted
};

}  // namespace trf::pair::matching
