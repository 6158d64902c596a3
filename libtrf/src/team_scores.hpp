#pragma once

#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// The points of a team, without fictitious points.
struct TeamTotals {
  Score match_points, game_points;
};

/// Adds the penalties and bonuses of a round that records 299 give a team; round 0: of the whole
/// event.
void add_abnormal_points(const Tournament& report, Id team, int round, Score& match, Score& game);

/// The teams' points before `round`, by TeamIndex: the sum over team_rounds(), with record 299.
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament,
                                                  const TeamRounds& matches, int round);

}  // namespace trf::detail
