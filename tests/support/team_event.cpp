#include "support/team_event.hpp"

#include <algorithm>

#include "support/random_match_tournament.hpp"
#include "trf/tie_break_list.hpp"

namespace trf::test {

SharedTournament finished_team_event(std::uint64_t seed, Dice& dice, bool has_lines_for_people) {
  const bool by_game = dice.percent(30);
  TournamentDraft t =
      random_team_tournament(seed, by_game ? "FIDE_TEAM_GP_MP" : "FIDE_TEAM_MP_GP",
                             {.min_participants = 5, .acceleration = false, .prohibited = false});
  t.name = "Teams";
  t.stated_rounds = t.rounds();
  t.announced_byes.clear();
  t.standings_order = parse_tie_breaks(by_game ? "GPTS,MPTS" : "MPTS,GPTS").codes;
  t.tie_breaks = parse_tie_breaks(by_game ? "MPTS" : "GPTS").codes;
  const auto whole = Tournament::of(t);
  const auto rounds = team_rounds(*whole);
  const auto teams = tournament_of_teams(*whole, rounds, TeamScore::match);
  std::vector<std::pair<Score, Score>> points;  // Of the first criterion, and the second
  for (std::size_t i = 0; i < t.teams.size(); ++i) {
    const auto player = static_cast<PlayerIndex>(i);
    auto& team = t.teams[i];
    team.match_points = teams->score(player);
    team.game_points = teams->secondary_score(player);
    points.emplace_back(by_game ? *team.game_points : *team.match_points,
                        by_game ? *team.match_points : *team.game_points);
  }
  for (std::size_t i = 0; i < t.teams.size(); ++i)
    t.teams[i].rank = static_cast<std::uint16_t>(
        1 + std::ranges::count_if(points, [&](const auto& each) { return each > points[i]; }));
  for (std::size_t p = 0; p < t.players.size(); ++p)
    t.players[p].points = whole->score(static_cast<PlayerIndex>(p));
  for (std::size_t i = 0; i < t.teams.size() && has_lines_for_people; ++i) {
    const auto& team = t.teams[i];
    auto line = fmt::format("{:3} {:5} {:>6} {:>6}", team.number, "", to_string(*team.match_points),
                            to_string(*team.game_points));
    for (int round = 1; round <= rounds.rounds; ++round) {
      const auto& cell = rounds.at(static_cast<TeamIndex>(i), round);
      const int met = cell.is_match() ? int{t.teams[cell.opponent].number} : 0;
      line += fmt::format(" {:3} - {:>4}  ", met, met == 0 ? "" : to_string(cell.game_points));
    }
    t.other.push_back({"802", line, 0});
  }
  return Tournament::of(std::move(t));
}

}  // namespace trf::test
