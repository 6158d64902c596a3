#pragma once

#include <vector>

#include "cli/cli.hpp"
#include "trf/board.hpp"
#include "trf/tournament.hpp"

namespace cli {

/// The games without a result of a round of the report, by board. trf::progress_of() is of both
/// rounds of a Double-Swiss match.
[[nodiscard]] std::vector<trf::Board> open_boards(const trf::Tournament& tournament, int round);

/// Warns of each two cells of rounds 1..last that contradict each other.
void warn_of_contradictions(const trf::Tournament& tournament, int last, Answer& answer);

/// Warns of games in rounds 1..last that nothing should be calculated from: one warning for each
/// round with games without result, and those of contradictions.
void warn_of_doubtful_games(const trf::Tournament& tournament, int last, Answer& answer);

}  // namespace cli
