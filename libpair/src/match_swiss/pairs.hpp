#pragma once

#include <utility>
#include <vector>

#include "match_swiss/field.hpp"

namespace trf::pair::match_swiss {

/// Top member (smaller TPN) and bottom member of a pair (3.6.1).
using TopBottom = std::pair<Rank, Rank>;

/// What a pairing of a bracket counts for each pair criterion of the regulation.
[[nodiscard]] std::vector<int> counts_of(const Field& field, const std::vector<TopBottom>& pairs,
                                         std::int32_t bracket_score);

/// 3.6.4: the first pairing of the bracket by its identifier, among the best; by top member.
/// Empty: the bracket cannot be paired.
[[nodiscard]] std::vector<TopBottom> pair_bracket(const Field& field, std::vector<Rank> bracket,
                                                  std::int32_t bracket_score);

/// Identifier of a pairing: tops ascending, then their bottoms (3.6.2), as TPNs.
[[nodiscard]] std::vector<int> identifier(const Field& field, const std::vector<TopBottom>& pairs);

}  // namespace trf::pair::match_swiss
