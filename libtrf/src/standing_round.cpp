#include "trf/standing_round.hpp"

#include <algorithm>

#include "edit/presence.hpp"

namespace trf {
namespace {

bool makes_a_standing(const Game& game) {
  return game.code != ResultCode::none &&
         (game.opponent != no_player || game.code == ResultCode::pairing_bye || game.is_forfeit());
}

}  // namespace

int standing_round(const Tournament& tournament) noexcept {
  const int paired = tournament.paired_rounds();
  // The cells of a match that was forfeited may have no opponents.
  const int last = tournament.is_team_event() ? std::max(paired, tournament.rounds()) : paired;
  for (int round = last; round > 0; --round) {
    if (std::ranges::count(tournament.forfeited_matches, round, &ForfeitedMatch::round) > 0)
      return round;
    for (PlayerIndex player = 0; player < tournament.player_count(); ++player)
      if (makes_a_standing(tournament.game(player, round))) return round;
  }
  return 0;
}

int round_of_points(const Tournament& tournament) noexcept {
  return std::max(standing_round(tournament), tournament.paired_rounds());
}

int round_of_counted_byes(const Tournament& tournament) {
  return editing::sitting_of(tournament, round_of_points(tournament) + 1).last;
}

}  // namespace trf
