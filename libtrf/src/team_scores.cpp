#include "team_scores.hpp"

#include <algorithm>

#include "trf/abnormal_points.hpp"

namespace trf::detail {

void add_abnormal_points(const Tournament& report, Id team, int round, Score& match, Score& game) {
  for (const AbnormalPoints& record : report.abnormal) {
    if (record.kind != ' ' || record.round != round || !concerns(record, team)) continue;
    match += record.match_points.value_or(Score{});
    game += record.game_points.value_or(Score{});
  }
}

std::vector<TeamTotals> team_totals(const Tournament& t, int round) {
  return team_totals(t, team_rounds(t), round);
}

std::vector<TeamTotals> team_totals(const Tournament& t, const TeamRounds& matches, int round) {
  std::vector<TeamTotals> totals(t.teams.size());
  for (std::size_t i = 0; i < totals.size(); ++i) {
    auto& [match, game] = totals[i];
    const Id team = t.teams[i].number;
    add_abnormal_points(t, team, 0, match, game);
    for (int each = 1; each <= std::min(round - 1, matches.rounds); ++each) {
      const TeamRound& own = matches.at(static_cast<TeamIndex>(i), each);
      match += own.settled_match_points();
      game += own.settled_game_points();
      add_abnormal_points(t, team, each, match, game);
    }
  }
  return totals;
}

}  // namespace trf::detail
