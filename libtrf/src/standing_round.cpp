#include "trf/standing_round.hpp"

#include <algorithm>

#include "edit/presence.hpp"
#include "trf/contains.hpp"

namespace trf {
namespace {

/// Does the round of a player with this game have a result? A win without opponent was given when
/// the round was paired: a PAB, or that of a player of a team whose opponent is missing. It makes
/// no standing beside open games.
bool makes_a_standing(const Game& game, bool has_open_games) {
  if (game.opponent != no_player) return game.code != ResultCode::none;
  return !has_open_games && (game.is_forfeit() || game.code == ResultCode::pairing_bye);
}

/// TRF06 has a bye as a win without opponent. A round of nothing else has no pairing; it is none to
/// come if each player has a cell.
bool is_decided_without_pairing(const Tournament& tournament, int round) {
  bool is_won = false;
  for (PlayerIndex player = 0; player < tournament.player_count(); ++player) {
    const Game game = tournament.game(player, round);
    if (game.is_blank()) return false;
    is_won = is_won || game.code == ResultCode::forfeit_win;
  }
  return is_won;
}

}  // namespace

int standing_round(const Tournament& tournament) noexcept {
  const int paired = tournament.paired_rounds();
  for (int round = std::max(paired, tournament.rounds()); round > 0; --round) {
    // The cells of a match that was forfeited may have no opponents.
    if (round > paired && !tournament.is_team_event()) {
      if (is_decided_without_pairing(tournament, round)) return round;
      continue;
    }
    if (contains(tournament.forfeited_matches, round, &ForfeitedMatch::round)) return round;
    const bool is_open = tournament.has_open_games(round);
    for (PlayerIndex player = 0; player < tournament.player_count(); ++player)
      if (makes_a_standing(tournament.game(player, round), is_open)) return round;
  }
  return 0;
}

int round_of_points(const Tournament& tournament) noexcept {
  return std::max(standing_round(tournament), tournament.paired_rounds());
}

int round_of_counted_byes(const Tournament& tournament) {
  return editing::sitting_of(tournament, round_of_points(tournament) + 1).last;
}

std::optional<int> earlier_round_of_points(const Tournament& tournament) {
  const auto are_those_after = [&](int round) {
    for (PlayerIndex p = 0; p < tournament.player_count(); ++p)
      if (const auto& points = tournament.players[p].points;
          points && *points != tournament.score(p, round))
        return false;
    return true;
  };
  if (are_those_after(tournament.rounds()) || are_those_after(round_of_points(tournament)))
    return {};
  for (int round = tournament.paired_rounds() - 1; round >= 0; --round)
    if (are_those_after(round)) return round;
  return {};
}

}  // namespace trf
