#pragma once

#include <vector>

#include "trf/tournament.hpp"

namespace trf::detail {

/// The teams' primary scores before `round`, by TeamIndex: game points where record 192 names them
/// first (`_GP`, `_GP_MP`), else match points by record 362; fictitious points of the round (250)
/// included. Team byes by record 320, else a drawn match; forfeited matches by record 330.
/// Source: TRF26, records 320, 330, 362; FIDE C.04.6 1.4.
[[nodiscard]] std::vector<Score> team_scores(const Tournament& tournament, int round);

}  // namespace trf::detail
