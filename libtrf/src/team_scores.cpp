#include "team_scores.hpp"

#include <algorithm>

#include "trf/matches.hpp"

namespace trf::detail {

std::vector<TeamTotals> team_totals(const Tournament& t, int round) {
  std::vector<TeamTotals> totals(t.teams.size());
  const TeamRounds matches = team_rounds(t);
  for (std::size_t i = 0; i < totals.size(); ++i)
    for (int each = 1; each <= std::min(round - 1, matches.rounds); ++each) {
      const TeamRound& own = matches.at(static_cast<TeamIndex>(i), each);
      totals[i].match_points += own.settled_match_points();
      totals[i].game_points += own.settled_game_points();
    }
  return totals;
}

}  // namespace trf::detail
