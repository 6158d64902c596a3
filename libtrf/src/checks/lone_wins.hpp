#pragma once

#include "trf/tournament.hpp"

namespace trf::checking {

/// The wins by forfeit of a round without the name of the opponent. They are in pairs with losses:
/// a loss without opponent belongs to a win.
struct LoneWins {
  int without_loss = 0;
  PlayerIndex first = no_player, second = no_player;
  bool is_beside_bye = false;  ///< Has another player the PAB of the round?
};

[[nodiscard]] inline LoneWins lone_wins(const Tournament& t, int round) {
  LoneWins lone;
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    const auto game = t.game(p, round);
    lone.is_beside_bye = lone.is_beside_bye || game.code == ResultCode::pairing_bye;
    if (game.opponent != no_player || !game.is_forfeit()) continue;
    const bool is_won = game.code == ResultCode::forfeit_win;
    lone.without_loss += is_won ? 1 : -1;
    if (is_won) (lone.first == no_player ? lone.first : lone.second) = p;
  }
  return lone;
}

}  // namespace trf::checking
