#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <vector>

#include "matching/keyed_forest.hpp"
#include "matching/orders.hpp"

namespace trf::pair::matching {

/// The outer vertices of a search, and those of the least keys in each class.
template <class Weight>
class OuterVertices {
 public:
  /// The vertex of the least key, and that of the least key in another node.
  struct Nearest {
    int first = BlossomForest::none, second = BlossomForest::none;
  };

  /// \p state: must outlive the object
  explicit OuterVertices(const KeyedForest<Weight>& state) : state_(state) {
    for (auto& nearest : nearest_) nearest.resize(at(state.classes.count()));
  }

  std::vector<int> all;

  void find_nearest() {
    for (auto& nearest : nearest_)
      for (const int c : active_) nearest[at(c)] = {};
    active_.clear();
    for (const int u : all) {
      const int c = state_.classes.of(u);
      if (nearest_[0][at(c)].first == BlossomForest::none) active_.push_back(c);
      enter(nearest_[0][at(c)], u, false);
      if (state_.classes.is_ranked(c)) enter(nearest_[1][at(c)], u, true);
    }
  }
  /// The classes that have outer vertices.
  [[nodiscard]] const std::vector<int>& active() const noexcept { return active_; }
  [[nodiscard]] const Nearest& nearest(int c, bool by_rank) const {
    return nearest_[by_rank ? 1 : 0][at(c)];
  }

  [[nodiscard]] std::vector<int> sorted(int c, bool by_rank) const {
    std::vector<int> result;
    std::ranges::copy_if(all, std::back_inserter(result),
                         [&](int u) { return state_.classes.of(u) == c; });
    sort_vertices(result, state_.order(by_rank));
    return result;
  }

 private:
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

  void enter(Nearest& nearest, int u, bool by_rank) const {
    const BlossomForest& forest = state_.forest;
    if (nearest.first == BlossomForest::none) {
      nearest.first = u;
    } else if (state_.key(u, by_rank) < state_.key(nearest.first, by_rank)) {
      if (forest.top(u) != forest.top(nearest.first)) nearest.second = nearest.first;
      nearest.first = u;
    } else if (forest.top(u) != forest.top(nearest.first) &&
               (nearest.second == BlossomForest::none ||
                state_.key(u, by_rank) < state_.key(nearest.second, by_rank))) {
      nearest.second = u;
    }
  }

  const KeyedForest<Weight>& state_;
  std::array<std::vector<Nearest>, 2> nearest_;
  std::vector<int> active_;
};

}  // namespace trf::pair::matching
