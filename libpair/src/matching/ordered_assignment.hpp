#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <utility>
#include <vector>

namespace trf::pair::matching {

/// Perfect matchings of rows with columns, and the lexicographically first of them.
///
/// Rows and columns are of a few types. A table gives the types that can be matched, and \p Joined
/// (row, column) excludes single pairs. Searches run over lists by type, so that one search costs
/// the number of rows and the excluded pairs that it visits, not rows times columns.
template <class Joined>
class OrderedAssignment {
 public:
  static constexpr std::size_t types = 8;
  using Table = std::array<std::array<bool, types>, types>;  ///< [row type][column type]

  OrderedAssignment(std::vector<std::uint8_t> row_types, std::vector<std::uint8_t> column_types,
                    const Table& table, Joined joined)
      : row_type_(std::move(row_types)),
        column_type_(std::move(column_types)),
        table_(table),
        joined_(std::move(joined)),
        column_(row_type_.size(), -1),
        row_(column_type_.size(), -1) {}

  /// Finds a perfect matching; false: there is none.
  bool complete() {
    if (row_type_.size() != column_type_.size()) return false;
    begin_greedily();
    for (int row = 0; row < size(); ++row)
      if (column_[at(row)] < 0 && !augment(row)) return false;
    return true;
  }

  /// Makes the columns of rows 0..count-1 lexicographically smallest. \pre complete()
  void put_in_order(int count) {
    next_column_.resize(row_.size() + 1);
    for (std::size_t i = 0; i < next_column_.size(); ++i) next_column_[i] = static_cast<int>(i);
    for (int row = 0; row < count; ++row) place(row);
  }

  [[nodiscard]] int column(int row) const noexcept { return column_[at(row)]; }
  [[nodiscard]] int row(int column) const noexcept { return row_[at(column)]; }

 private:
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] int size() const noexcept { return static_cast<int>(row_type_.size()); }
  [[nodiscard]] bool may_join(int row, int column) const {
    return table_[row_type_[at(row)]][column_type_[at(column)]] && joined_(row, column);
  }
  void match(int row, int column) noexcept {
    column_[at(row)] = column;
    row_[at(column)] = row;
  }
  static std::array<std::vector<int>, types> by_type(const std::vector<std::uint8_t>& type,
                                                     int first) {
    std::array<std::vector<int>, types> lists;
    for (int i = first; i < static_cast<int>(type.size()); ++i) lists[type[at(i)]].push_back(i);
    return lists;
  }

  void begin_greedily() {
    auto free = by_type(column_type_, 0);
    std::array<std::size_t, types> head{};
    for (int row = 0; row < size(); ++row) {
      int best = -1;
      for (std::size_t t = 0; t < types; ++t) {
        if (!table_[row_type_[at(row)]][t]) continue;
        auto& list = free[t];
        while (head[t] < list.size() && row_[at(list[head[t]])] >= 0) ++head[t];
        for (std::size_t k = head[t]; k < list.size(); ++k) {
          if (best >= 0 && list[k] >= best) break;
          if (row_[at(list[k])] >= 0 || !joined_(row, list[k])) continue;
          best = list[k];
          break;
        }
      }
      if (best >= 0) match(row, best);
    }
  }

  bool augment(int root) {
    auto unseen = by_type(column_type_, 0);
    from_row_.assign(row_.size(), -1);
    queue_.assign(1, root);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int row = queue_[head];
      for (std::size_t t = 0; t < types; ++t) {
        if (!table_[row_type_[at(row)]][t]) continue;
        auto& list = unseen[t];
        std::size_t kept = 0;
        for (std::size_t k = 0; k < list.size(); ++k) {
          const int column = list[k];
          if (!joined_(row, column)) {
            list[kept++] = column;
            continue;
          }
          from_row_[at(column)] = row;
          if (row_[at(column)] < 0) {
            flip(root, column);
            return true;
          }
          queue_.push_back(row_[at(column)]);
        }
        list.resize(kept);
      }
    }
    return false;
  }
  void flip(int root, int column) {
    while (true) {
      const int row = from_row_[at(column)];
      const int before = column_[at(row)];
      match(row, column);
      if (row == root) return;
      column = before;
    }
  }

  /// First column from `column` on that no earlier row has.
  int open_column(int column) {
    int i = column;
    while (next_column_[at(i)] != i)
      i = next_column_[at(i)] = next_column_[at(next_column_[at(i)])];
    return i;
  }

  void place(int row) {
    const int own = column_[at(row)];
    bool searched = false;
    for (int column = open_column(0); column != own; column = open_column(column + 1)) {
      if (!may_join(row, column)) continue;
      const int other = row_[at(column)];
      if (may_join(other, own)) {
        match(other, own);
      } else {
        if (!searched) search_back(row, own);
        searched = true;
        if (!can_free_[at(column)]) continue;
        free_column(column, own);
      }
      match(row, column);
      break;
    }
    const int taken = column_[at(row)];
    next_column_[at(taken)] = taken + 1;
  }

  /// Finds the columns that the rows after `row` can release if they may use `own`.
  void search_back(int row, int own) {
    auto unseen = by_type(row_type_, row + 1);
    can_free_.assign(row_.size(), false);
    target_.assign(row_.size(), -1);
    queue_.assign(1, own);
    for (std::size_t head = 0; head < queue_.size(); ++head) {
      const int column = queue_[head];
      for (std::size_t t = 0; t < types; ++t) {
        if (!table_[t][column_type_[at(column)]]) continue;
        auto& list = unseen[t];
        std::size_t kept = 0;
        for (const int other : list) {
          if (!joined_(other, column)) {
            list[kept++] = other;
            continue;
          }
          target_[at(other)] = column;
          can_free_[at(column_[at(other)])] = true;
          queue_.push_back(column_[at(other)]);
        }
        list.resize(kept);
      }
    }
  }
  void free_column(int column, int own) {
    int row = row_[at(column)];
    while (true) {
      const int to = target_[at(row)];
      const int next = row_[at(to)];
      match(row, to);
      if (to == own) return;
      row = next;
    }
  }

  std::vector<std::uint8_t> row_type_, column_type_;
  Table table_;
  Joined joined_;
  std::vector<int> column_, row_;
  std::vector<int> from_row_, queue_, next_column_, target_;
  std::vector<bool> can_free_;
};

}  // namespace trf::pair::matching
