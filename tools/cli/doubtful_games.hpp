#pragma once

#include "cli/cli.hpp"
#include "trf/tournament.hpp"

namespace cli {

/// Warns of games in rounds 1..last that nothing should be calculated from: one warning for each
/// round with games without result, one for each two cells that contradict each other.
void warn_of_doubtful_games(const trf::Tournament& tournament, int last, Answer& answer);

}  // namespace cli
