#include "edit/presence.hpp"

#include <algorithm>

#include "trf/contains.hpp"
#include "trf/event_kind.hpp"
#include "trf/matches.hpp"

namespace trf::editing {
namespace {

/// A lone forfeit beside the game of a team-mate, or in a line-up against a team, is a board at
/// which the other team has no player.
bool is_lone_board(const Tournament& t, const Team& team, PlayerIndex player, int round) {
  if (!t.game(player, round).is_forfeit()) return false;
  const auto seats_player = [&](const LineUp& line_up) {
    return line_up.round == round && line_up.team == team.number && line_up.opponent != 0 &&
           contains(line_up.boards, player);
  };
  if (std::ranges::any_of(t.line_ups, seats_player)) return true;
  return std::ranges::any_of(team.members, [&](PlayerIndex member) {
    return member != no_player && t.game(member, round).opponent != no_player;
  });
}

/// Is the cell part of a team match, though it has no opponent?
bool is_of_a_match(const Tournament& t, PlayerIndex player, int round) {
  const auto team = t.team_of(player);
  if (!t.has_matches() || team == no_team) return false;
  // In a match of record 330 its players are there (+), or stay away (Z).
  return is_lone_board(t, t.teams[team], player, round) ||
         is_match_forfeited(t, t.teams[team].number, round);
}

}  // namespace

Sitting sitting_of(const Tournament& t, int round) {
  if (!is_double_swiss(t)) return {round, round};
  const int match = match_of_round(round);
  return {first_round_of_match(match), last_round_of_match(match)};
}

std::vector<PlayerIndex> players_of(const Tournament& t, int id) {
  std::vector<PlayerIndex> players{t.find(id)};
  if (t.has_matches()) {
    const auto team = t.find_team(id);
    players = team == no_team ? std::vector<PlayerIndex>{} : t.teams[team].members;
  }
  std::erase(players, no_player);
  return players;
}

bool is_known(const Tournament& t, int id) {
  return t.has_matches() ? t.find_team(id) != no_team : t.find(id) != no_player;
}

int number_of(const Tournament& t, PlayerIndex player) {
  if (!t.has_matches()) return t.start_rank(player);
  const auto team = t.team_of(player);
  return team == no_team ? 0 : t.teams[team].number;
}

std::vector<Game> announced(const Tournament& t, Sitting sitting) {
  std::vector<Game> cells(t.players.size());
  const auto give = [&](Id id, ResultCode code) {
    for (const auto player : players_of(t, id)) cells[player].code = code;
  };
  for (const auto id : t.absent) give(id, ResultCode::zero_point_bye);
  for (const auto& byes : t.announced_byes)
    if (byes.round >= sitting.first && byes.round <= sitting.last)
      for (const auto id : byes.ids) give(id, byes.kind);
  return cells;
}

bool is_paired(const Tournament& t, PlayerIndex player, int round) {
  if (t.game(player, round).takes_part() || is_of_a_match(t, player, round)) return true;
  return !t.game(player, round).is_blank() && event_kind(t).is_predetermined() &&
         round <= t.paired_rounds();
}

}  // namespace trf::editing
