#include "team_scores.hpp"

#include <algorithm>

#include "trf/abnormal_points.hpp"

namespace trf::detail {

void AbnormalTeamPoints::replace(Id team, int round, const TeamRound& cell, Score& match,
                                 Score& game) const {
  const auto replaced = replacement(report_.abnormal, team, round, cell.code);
  match = replaced.match_points.value_or(match);
  game = replaced.game_points.value_or(game);
}

void AbnormalTeamPoints::add(Id team, int round, Score& match, Score& game) const {
  for (const AbnormalPoints& record : report_.abnormal) {
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
  const AbnormalTeamPoints abnormal(t);
  for (std::size_t i = 0; i < totals.size(); ++i) {
    auto& [match, game] = totals[i];
    const Id team = t.teams[i].number;
    abnormal.add(team, 0, match, game);
    for (int each = 1; each <= std::min(round - 1, matches.rounds); ++each) {
      const TeamRound& own = matches.at(static_cast<TeamIndex>(i), each);
      auto match_points = own.settled_match_points(), game_points = own.settled_game_points();
      abnormal.replace(team, each, own, match_points, game_points);
      match += match_points;
      game += game_points;
      abnormal.add(team, each, match, game);
    }
  }
  return totals;
}

}  // namespace trf::detail
