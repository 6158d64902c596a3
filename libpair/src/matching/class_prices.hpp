#pragma once

#include <algorithm>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

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

  /// Two classes can earn this amount together; the largest offer counts.
  void offer(int c, int d, const Weight& earned) {
    insert(c, d, earned);
    if (c != d) insert(d, c, earned);
  }

  void solve() {
    const std::size_t n = sizes_.size();
    carried_.assign(n, std::vector<int>(n, 0));
    open_ = sizes_;
    for (std::size_t c = 0; c < n; ++c)
      for (const Offer& offer : earns_[c]) row_[c] = std::max(row_[c], offer.earned);
    for (std::size_t c = 0; c < n; ++c) {
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

  void insert(int c, int d, const Weight& earned) {
    auto& offers = earns_[static_cast<std::size_t>(c)];
    const auto found = std::ranges::find(offers, d, &Offer::to);
    if (found == offers.end()) {
      offers.push_back({d, earned});
    } else {
      found->earned = std::max(found->earned, earned);
    }
  }

  /// One path from a row that is not used up. \return the number of members assigned
  int augment(std::size_t start, int supply) {
    const std::size_t n = sizes_.size();
    std::vector<std::optional<Weight>> slack(n);
    std::vector<int> row_before(n, none);     // of a column: the row it was reached from
    std::vector<int> column_before(n, none);  // of a row: the column to which it is assigned
    std::vector<std::uint8_t> row_in(n, 0), column_in(n, 0);
    std::vector<std::size_t> rows{start};
    row_in[start] = 1;
    const auto enter = [&](std::size_t row) {
      for (const Offer& offer : earns_[row]) {
        const auto d = static_cast<std::size_t>(offer.to);
        const Weight rest = row_[row] + column_[d] - offer.earned;
        if (column_in[d] != 0 || (slack[d] && !(rest < *slack[d]))) continue;
        slack[d] = rest;
        row_before[d] = static_cast<int>(row);
      }
    };
    enter(start);
    while (true) {
      // A member stays alone, or a column is reached.
      std::size_t alone = rows.front();
      for (const std::size_t row : rows)
        if (row_[row] < row_[alone]) alone = row;
      Weight step = row_[alone];
      int reached = none;
      for (std::size_t d = 0; d < n; ++d) {
        if (column_in[d] != 0 || !slack[d] || !(*slack[d] < step)) continue;
        step = *slack[d];
        reached = static_cast<int>(d);
      }
      for (const std::size_t row : rows) row_[row] -= step;
      for (std::size_t d = 0; d < n; ++d) {
        if (column_in[d] != 0) {
          column_[d] += step;
        } else if (slack[d]) {
          *slack[d] -= step;
        }
      }
      if (reached == none)
        return carry(start, static_cast<int>(alone), none, supply, row_before, column_before);
      const auto d = static_cast<std::size_t>(reached);
      if (open_[d] > 0)
        return carry(start, row_before[d], reached, supply, row_before, column_before);
      column_in[d] = 1;
      for (std::size_t row = 0; row < n; ++row) {
        if (row_in[row] != 0 || carried_[row][d] == 0) continue;
        row_in[row] = 1;
        column_before[row] = reached;
        rows.push_back(row);
        enter(row);
      }
    }
  }

  int carry(std::size_t start, int last, int end, int supply, const std::vector<int>& row_before,
            const std::vector<int>& column_before) {
    const auto at = [](int i) { return static_cast<std::size_t>(i); };
    int most = supply;
    if (end != none) most = std::min(most, open_[at(end)]);
    for (int row = last; at(row) != start; row = row_before[at(column_before[at(row)])])
      most = std::min(most, carried_[at(row)][at(column_before[at(row)])]);
    if (end != none) {
      open_[at(end)] -= most;
      carried_[at(last)][at(end)] += most;
    }
    for (int row = last; at(row) != start;) {
      const int column = column_before[at(row)];
      carried_[at(row)][at(column)] -= most;
      row = row_before[at(column)];
      carried_[at(row)][at(column)] += most;
    }
    return most;
  }

  std::vector<int> sizes_, open_;
  std::vector<std::vector<Offer>> earns_;
  std::vector<std::vector<int>> carried_;
  std::vector<Weight> row_, column_;
};

}  // namespace trf::pair::matching
