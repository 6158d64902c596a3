#pragma once

#include <vector>

#include "trf/tournament.hpp"

namespace trf::detail {

/// What a team has, fictitious points apart.
struct TeamTotals {
  Score match_points, game_points;
};

/// The teams' points before `round`, by TeamIndex. Match points by record 362; byes by record 320,
/// else a drawn match; forfeited matches by record 330.
/// Source: TRF26, records 320, 330, 362; FIDE C.04.6 1.4.
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);

}  // namespace trf::detail
