#pragma once

#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// The points of a team, without fictitious points.
struct TeamTotals {
  Score match_points, game_points;
};

/// The teams' points before `round`, by TeamIndex: the sum over team_rounds().
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);
[[nodiscard]] std::vector<TeamTotals> team_totals(const TeamRounds& matches, std::size_t teams,
                                                  int round);

}  // namespace trf::detail
