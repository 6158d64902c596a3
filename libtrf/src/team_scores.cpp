#include "team_scores.hpp"

#include <algorithm>

namespace trf::detail {
namespace {

/// One team in one round.
struct Match {
  TeamIndex opponent = no_team;
  Score points;             ///< Of the games
  bool has_bye = false;     ///< Pairing-allocated
  bool is_unplayed = true;  ///< No board has a result yet
};

Match match_of(const Tournament& t, const Team& team, int round) {
  Match match;
  for (const auto p : team.members) {
    if (p == no_player) continue;
    match.points += t.points_of(p, round);
    const auto game = t.game(p, round);
    match.has_bye |= game.code == ResultCode::pairing_bye;
    match.is_unplayed &= game.code == ResultCode::none;
    if (game.opponent != no_player && match.opponent == no_team)
      match.opponent = t.team_of(game.opponent);
  }
  return match;
}

bool has_bye_320(const Tournament& t, const Team& team, int round) {
  return t.team_byes && static_cast<std::size_t>(round) <= t.team_byes->by_round.size() &&
         t.team_byes->by_round[static_cast<std::size_t>(round) - 1] == team.number;
}

}  // namespace

std::vector<TeamTotals> team_totals(const Tournament& t, int round) {
  std::vector<TeamTotals> totals(t.teams.size());
  std::vector<Match> matches(t.teams.size());
  for (int r = 1; r < round; ++r) {
    for (std::size_t i = 0; i < matches.size(); ++i) matches[i] = match_of(t, t.teams[i], r);
    for (std::size_t i = 0; i < matches.size(); ++i) {
      const auto& match = matches[i];
      const auto& team = t.teams[i];
      const auto forfeit = std::ranges::find_if(t.forfeited_matches, [&](const auto& each) {
        return each.round == r && (each.white == team.number || each.black == team.number);
      });
      TeamTotals now{{}, match.points};
      if (has_bye_320(t, team, r)) {
        now = {t.team_byes->match_points, t.team_byes->game_points};
      } else if (forfeit != t.forfeited_matches.end()) {
        const bool won = forfeit->white == team.number ? forfeit->white_won : forfeit->black_won;
        now.match_points = won ? t.match_points.win : t.match_points.loss;
      } else if (match.opponent == no_team) {
        if (match.has_bye) now.match_points = t.match_points.draw;
      } else if (!match.is_unplayed || !matches[match.opponent].is_unplayed) {
        const auto theirs = matches[match.opponent].points;
        now.match_points = match.points > theirs    ? t.match_points.win
                           : match.points == theirs ? t.match_points.draw
                                                    : t.match_points.loss;
      }
      totals[i].match_points += now.match_points;
      totals[i].game_points += now.game_points;
    }
  }
  return totals;
}

}  // namespace trf::detail
