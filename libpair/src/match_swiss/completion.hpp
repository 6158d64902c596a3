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

/// The fewest of `others` whom `group` needs so that it and the others left can all be paired;
/// -1: impossible.
[[nodiscard]] int fewest_needed(const Field& field, std::span<const Rank> group,
                                std::span<const Rank> others);

}  // namespace trf::pair::match_swiss
