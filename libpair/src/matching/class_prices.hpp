#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

#include "matching/orders.hpp"

namespace trf::pair::matching {

/// Prices of classes by a transportation problem: the best fractional matching of classes. The
/// prices of two joined classes cover what an edge between them earns; no price is negative.
///
/// Every class is both a row and a column. Rows are assigned to columns by shortest augmenting
/// paths, with as many members at once as the path allows. The price of a class is that of its row
/// and its column.
template <class Weight>
class ClassPrices {
 public:
  explicit ClassPrices(const std::vector<int>& sizes)
      : sizes_(sizes), earns_(sizes.size()), row_(sizes.size(), Weight(0)), column_(row_) {}

  /// Two classes can earn this amount together; the largest offer counts. To be called for both
  /// orders of the classes, and for all offers to one class in turn.
  void offer(int c, int d, const Weight& earned) {
    if (c != current_) {
      place_.assign(sizes_.size(), none);
      current_ = c;
    }
    auto& offers = earns_[static_cast<std::size_t>(c)];
    int& place = place_[static_cast<std::size_t>(d)];
    if (place == none) {
      place = static_cast<int>(offers.size());
      offers.push_back({d, earned});
    } else {
      Weight& most = offers[static_cast<std::size_t>(place)].earned;
      most = std::max(most, earned);
    }
  }

  void solve() {
    const std::size_t n = sizes_.size();
    carried_.assign(n, std::vector<int>(n, 0));
    open_ = sizes_;
    distance_.resize(n);
    entry_.resize(n);
    for (std::size_t c = 0; c < n; ++c)
      for (const Offer& offer : earns_[c]) row_[c] = std::max(row_[c], offer.earned);
    // Large classes first: their paths are the longest ones if others are in their way.
    for (const std::size_t c : largest_first(sizes_)) {
      int supply = sizes_[c];
      while (supply > 0 && row_[c] > Weight(0)) supply -= augment(c, supply);
    }
  }

  /// On the scale of twice the earnings.
  [[nodiscard]] Weight price(int c) const {
    return row_[static_cast<std::size_t>(c)] + column_[static_cast<std::size_t>(c)];
  }

 private:
  struct Offer {
    int to;
    Weight earned;
  };
  static constexpr int none = -1;
  /// To a column, over a row of the tree.
  struct Way {
    std::size_t index;  ///< Of the distance
    int column;
  };
  struct Farther {
    const std::vector<Weight>& distances;
    bool operator()(const Way& a, const Way& b) const {
      return distances[b.index] < distances[a.index];
    }
  };

  /// One shortest path from a row that is not used up, to a column with room or to a row whose
  /// member stays alone. \return the number of members assigned
  int augment(std::size_t start, int supply) {
    const std::size_t n = sizes_.size();
    row_before_.assign(n, none);
    column_before_.assign(n, none);
    reached_.assign(n, Reached::no);
    rows_.clear();
    columns_.clear();
    border_.clear();
    ways_.clear();
    End end{.row = start, .distance = row_[start]};
    enter(start, Weight(0), end);
    while (!border_.empty()) {
      std::ranges::pop_heap(border_, Farther{ways_});
      const auto [way, column] = border_.back();
      border_.pop_back();
      if (!(ways_[way] < end.distance)) break;
      const auto d = static_cast<std::size_t>(column);
      if (reached_[d] == Reached::inside) continue;  // by a shorter way
      reached_[d] = Reached::inside;
      columns_.push_back(d);
      for (std::size_t row = 0; row < n; ++row) {
        if (carried_[row][d] == 0 || row == start || column_before_[row] != none) continue;
        column_before_[row] = static_cast<int>(d);
        enter(row, distance_[d], end);
      }
    }
    for (const std::size_t row : rows_) row_[row] -= end.distance - entry_[row];
    for (const std::size_t d : columns_) column_[d] += end.distance - distance_[d];
    return carry(start, static_cast<int>(end.row), end.column, supply);
  }

  /// Where the shortest path known so far ends.
  struct End {
    std::size_t row;
    int column = none;  ///< With room; none: a member of the row stays alone
    Weight distance;
  };

  void enter(std::size_t row, const Weight& far, End& end) {
    rows_.push_back(row);
    entry_[row] = far;
    const Weight own = far + row_[row];
    if (own < end.distance) end = {row, none, own};
    for (const Offer& offer : earns_[row]) {
      const auto d = static_cast<std::size_t>(offer.to);
      if (reached_[d] == Reached::inside) continue;
      Weight there = own + column_[d];
      there -= offer.earned;
      if (!(there < end.distance)) continue;
      if (open_[d] > 0) {
        end = {row, offer.to, there};
        continue;
      }
      if (reached_[d] == Reached::border && !(there < distance_[d])) continue;
      reached_[d] = Reached::border;
      distance_[d] = there;
      border_.push_back({ways_.size(), offer.to});
      ways_.push_back(there);
      std::ranges::push_heap(border_, Farther{ways_});
      row_before_[d] = static_cast<int>(row);
    }
  }

  int carry(std::size_t start, int last, int end, int supply) {
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    int most = supply;
    if (end != none) most = std::min(most, open_[at(end)]);
    for (int row = last; at(row) != start; row = row_before_[at(column_before_[at(row)])])
      most = std::min(most, carried_[at(row)][at(column_before_[at(row)])]);
    if (end != none) {
      open_[at(end)] -= most;
      carried_[at(last)][at(end)] += most;
    }
    for (int row = last; at(row) != start;) {
      const int column = column_before_[at(row)];
      carried_[at(row)][at(column)] -= most;
      row = row_before_[at(column)];
      carried_[at(row)][at(column)] += most;
    }
    return most;
  }

  std::vector<int> sizes_, open_;
  std::vector<std::vector<Offer>> earns_;
  int current_ = none;      ///< The class to which offers are made
  std::vector<int> place_;  ///< By class: that of the offer
  std::vector<std::vector<int>> carried_;
  std::vector<Weight> row_, column_;
  // Of one search.
  enum class Reached : std::uint8_t { no, border, inside };
  std::vector<std::size_t> rows_, columns_;  ///< In the tree
  std::vector<Weight> ways_;                 ///< Distances of columns
  std::vector<Way> border_;         ///< A heap: columns beside the tree, nearer than its end
  std::vector<Reached> reached_;    ///< By column
  std::vector<Weight> distance_;    ///< By column
  std::vector<Weight> entry_;       ///< Of a row in the tree: the distance of its column
  std::vector<int> row_before_;     ///< Of a column: the row it was reached from
  std::vector<int> column_before_;  ///< Of a row: the column to which it is assigned
};

}  // namespace trf::pair::matching
