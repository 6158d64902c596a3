#pragma once

#include <vector>

#include "trf/tournament.hpp"

namespace trf::detail {

/// What a team has, fictitious points apart.
struct TeamTotals {
  Score match_points, game_points;
};

/// The teams' points before `round`, by TeamIndex: the sum of what team_rounds() reads.
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);

}  // namespace trf::detail
