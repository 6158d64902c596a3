#include <algorithm>

#include "round_finding.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"
#include "trf/pair/messages/rounds.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair {
namespace {

/// One opponent in both rounds of a match, with reversed colours; byes in both.
void check_double_match(const Tournament& report, PlayerIndex player, int match,
                        Diagnostics& found) {
  const Game first = report.game(player, first_round_of_match(match));
  const Game second = report.game(player, last_round_of_match(match));
  // The second game may have no entry yet.
  if (second.is_blank()) return;
  const int number = report.players[player].start_rank;
  const auto add = [&](Message message) {
    found.push_back(round_finding(report, player, last_round_of_match(match), std::move(message)));
  };
  if (first.opponent != second.opponent)
    add(said::match_opponents_differ{.player = number, .match = match});
  else if (first.opponent != no_player && first.colour != Colour::none &&
           first.colour == second.colour)
    add(said::match_colours_equal{.player = number, .match = match});
}

void check_team(const Tournament& report, const Team& team, int round, Diagnostics& found) {
  TeamIndex opponent = no_team;
  for (const PlayerIndex member : team.members) {
    const Game game = report.game(member, round);
    if (game.opponent == no_player) continue;
    const int player = report.players[member].start_rank;
    const auto add = [&](Message message) {
      found.push_back(round_finding(report, member, round, std::move(message)));
    };
    const TeamIndex other = report.team_of(game.opponent);
    if (other == no_team)
      add(said::opponent_without_team{.player = player,
                                      .team = team.number,
                                      .opponent = report.players[game.opponent].start_rank,
                                      .round = round});
    else if (&report.teams[other] == &team)
      add(said::opponent_of_own_team{.player = player, .team = team.number, .round = round});
    else if (opponent != no_team && other != opponent)
      add(said::several_opponent_teams{.player = player,
                                       .team = team.number,
                                       .other = report.teams[other].number,
                                       .round = round,
                                       .third = report.teams[opponent].number});
    if (opponent == no_team) opponent = other;
  }
}

}  // namespace

Entrants entrants_in(const Tournament& report, const System& system) noexcept {
  if (system.entrants != Entrants::players_or_teams) return system.entrants;
  return report.has_matches() ? Entrants::teams : Entrants::players;
}

SharedTournament entrants_of(const Tournament& report, Entrants entrants) {
  if (are_players(entrants)) return report.shared();
  if (entrants == Entrants::double_matches) return tournament_of_double_matches(report);
  return tournament_of_teams(report, team_rounds(report), primary_score(report));
}

Diagnostics match_contradictions(const Tournament& report, Entrants entrants, int last) {
  Diagnostics found;
  if (entrants == Entrants::double_matches) {
    for (int match = 1; match <= std::min(last, match_of_round(report.rounds())); ++match)
      for (std::size_t i = 0; i < report.players.size(); ++i)
        check_double_match(report, static_cast<PlayerIndex>(i), match, found);
  } else if (entrants == Entrants::teams) {
    for (int round = 1; round <= std::min(last, report.rounds()); ++round)
      for (const Team& team : report.teams) check_team(report, team, round, found);
  }
  sort_by_position(found);
  return found;
}

}  // namespace trf::pair
