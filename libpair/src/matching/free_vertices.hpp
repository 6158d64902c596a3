#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/blossom_forest.hpp"
#include "matching/free_list.hpp"
#include "matching/orders.hpp"
#include "matching/vertex_classes.hpp"

namespace trf::pair::matching {

/// The vertices that a search has not reached: by class, and sorted by each of their keys.
class FreeVertices {
 public:
  /// \p orders: by the dual, and by the dual less the rank. All must outlive the object
  FreeVertices(const BlossomForest& forest, const VertexClasses& classes, std::size_t vertices,
               std::array<VertexOrder, 2> orders);

  /// At the start of a search.
  void lay();
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
  void take_back(int blossom);

 private:
  static constexpr int none = FreeList::none;
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] bool is_free(int v) const {
    return forest_.label_of_top(v) == BlossomForest::Label::free;
  }
  [[nodiscard]] FreeList& list(bool by_rank) { return lists_[by_rank ? 1 : 0]; }

  /// The members of a class by their keys, as far as these have not changed since.
  struct Sorted {
    std::vector<int> order, away;
  };

  const std::vector<int>& in_order(int c, bool by_rank);
  void insert(bool by_rank);
  /// The first of the class from v on that is free; those before it are removed from the list.
  int skip_reached(int c, int v, FreeList& list) {
    while (v != none && !is_free(v)) {
      const int next = list.next(v);
      list.remove(c, v);
      v = next;
    }
    return v;
  }

  const BlossomForest& forest_;
  const VertexClasses& classes_;
  std::array<VertexOrder, 2> orders_;
  std::array<FreeList, 2> lists_;
  std::array<std::vector<Sorted>, 2> sorted_;
  std::vector<std::uint8_t> has_moved_;  ///< Since the lists were laid
  std::vector<int> merged_, free_;
  std::vector<int> before_;  ///< By class: the vertex after which the next one is inserted
};

}  // namespace trf::pair::matching
