#pragma once

#include "oracle/rating_history.hpp"
#include "support/dice.hpp"

namespace trf::test {

/// A mistake that an arbiter makes in a report.
enum class Mistake { results, person, minutes, last_day, withdrawal };
inline constexpr int mistake_count = 5;

/// The report of a period with a mistake; the same report if this mistake cannot be made in it.
[[nodiscard]] oracle::history::Report mistaken(const oracle::history::History& history,
                                               std::size_t period, std::size_t report,
                                               Mistake mistake, Dice& dice);

}  // namespace trf::test
