#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "trf/rating/change.hpp"
#include "trf/rating/regulation.hpp"

namespace rate {

/// Without decimals if it is whole; with its sign: "+13", "-2.5".
[[nodiscard]] std::string signed_change(std::int64_t change);
[[nodiscard]] std::string points(const std::optional<trf::Score>& score);

/// The calculation in words: from the score to the change, with the article of the formula.
/// \param regulation  null for a list without reports
[[nodiscard]] std::string account_line(const trf::rating::Change& change,
                                       const trf::rating::Regulation* regulation);

}  // namespace rate
