#include "team_scores.hpp"

#include <algorithm>

namespace trf::detail {
namespace {

[[nodiscard]] char kind_of_result(ResultCode code) noexcept {
  switch (code) {
    case ResultCode::win: return 'W';
    case ResultCode::draw: return 'D';
    case ResultCode::loss: return 'L';
    default: return letter(code);
  }
}

[[nodiscard]] bool concerns(const AbnormalPoints& record, Id team) {
  return record.ids.empty() || std::ranges::find(record.ids, team) != record.ids.end();
}

}  // namespace

void AbnormalTeamPoints::replace(Id team, int round, const TeamRound& cell, Score& match,
                                 Score& game) const {
  int best = -1;
  for (const AbnormalPoints& record : report_.abnormal) {
    if (record.kind == ' ' || record.kind != kind_of_result(cell.code) || !concerns(record, team))
      continue;
    if (record.round != 0 && record.round != round) continue;
    const int weight = (record.ids.empty() ? 0 : 2) + (record.round == 0 ? 0 : 1);
    if (weight < best) continue;
    best = weight;
    match = record.match_points;
    game = record.game_points;
  }
}

void AbnormalTeamPoints::add(Id team, int round, Score& match, Score& game) const {
  for (const AbnormalPoints& record : report_.abnormal) {
    if (record.kind != ' ' || record.round != round || !concerns(record, team)) continue;
    match += record.match_points;
    game += record.game_points;
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
