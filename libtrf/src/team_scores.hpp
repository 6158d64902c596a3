#pragma once

#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// What a team has, fictitious points apart.
struct TeamTotals {
  Score match_points, game_points;
};

/// The teams' points before `round`, by TeamIndex: the sum of what team_rounds() reads.
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);
[[nodiscard]] std::vector<TeamTotals> team_totals(const TeamRounds& matches, std::size_t teams,
                                                  int round);

}  // namespace trf::detail
