#pragma once

#include <optional>

#include "cli/cli.hpp"
#include "trf/facts.hpp"

namespace cli {

/// The rate of play of the options --minutes, --base and --increment, for every tool that has them;
/// --minutes is a base without increment. Empty if none was given.
/// \throws UsageError
[[nodiscard]] std::optional<trf::RateOfPlay> rate_of_play(const Arguments& arguments);

}  // namespace cli
