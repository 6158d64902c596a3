#pragma once

#include <span>
#include <vector>

#include "match_swiss/field.hpp"

namespace trf::pair::match_swiss {

/// C3 for a part of the field: can all of these be paired among themselves? Degrees answer for most
/// groups in linear time, a matching for the rest. \p ranks: any order, each once.
[[nodiscard]] bool can_all_be_paired(const Field& field, std::span<const Rank> ranks);

/// The same question, by degrees alone; false proves nothing.
[[nodiscard]] bool surely_can_all_be_paired(const Field& field, std::span<const Rank> ranks);

/// Whom an odd number of participants can do without. Degrees answer in most rounds; then one
/// matching answers for all.
class Spare {
 public:
  Spare(const Field& field, std::vector<Rank> ranks) : field_(field), ranks_(std::move(ranks)) {}

  /// Can all others be paired without him? \pre he is one of them.
  [[nodiscard]] bool contains(Rank rank);
  /// Can all be paired together with him, who is not one of them?
  [[nodiscard]] bool may_join(Rank rank);

 private:
  void search();

  const Field& field_;
  std::vector<Rank> ranks_;
  bool searched_ = false;
  std::vector<Rank> spare_;  ///< In the order of the ranks
};

/// The fewest of `others` whom `group` needs so that it and the others left can all be paired;
/// -1: impossible.
[[nodiscard]] int fewest_needed(const Field& field, std::span<const Rank> group,
                                std::span<const Rank> others);

}  // namespace trf::pair::match_swiss
