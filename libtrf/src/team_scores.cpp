#include "team_scores.hpp"

#include <algorithm>

namespace trf::detail {

std::vector<TeamTotals> team_totals(const Tournament& t, int round) {
  return team_totals(team_rounds(t), t.teams.size(), round);
}

std::vector<TeamTotals> team_totals(const TeamRounds& matches, std::size_t teams, int round) {
  std::vector<TeamTotals> totals(teams);
  for (std::size_t i = 0; i < totals.size(); ++i)
    for (int each = 1; each <= std::min(round - 1, matches.rounds); ++each) {
      const TeamRound& own = matches.at(static_cast<TeamIndex>(i), each);
      totals[i].match_points += own.settled_match_points();
      totals[i].game_points += own.settled_game_points();
    }
  return totals;
}

}  // namespace trf::detail
