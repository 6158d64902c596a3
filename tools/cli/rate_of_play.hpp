#pragma once

#include <optional>

#include "cli/cli.hpp"
#include "trf/facts.hpp"

namespace cli {

/// The rate of play of the options --minutes, --base and --increment, for every tool that has them;
/// --minutes is a base without increment. Empty if none was given.
/// \throws UsageError
[[nodiscard]] std::optional<trf::RateOfPlay> rate_of_play(const Arguments& arguments);

/// Of the given rate of play, else of the report's.
[[nodiscard]] std::optional<int> seconds_for_60_moves(const trf::Tournament& tournament,
                                                      const std::optional<trf::RateOfPlay>& given);

}  // namespace cli
