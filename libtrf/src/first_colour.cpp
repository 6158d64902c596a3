#include "trf/board.hpp"

namespace trf {
namespace {

[[nodiscard]] bool took_part(const Game& game) noexcept {
  return game.opponent != no_player || game.code == ResultCode::pairing_bye;
}

[[nodiscard]] bool has_colours(const Tournament& t, int round) noexcept {
  for (PlayerIndex player = 0; player < t.player_count(); ++player)
    if (t.game(player, round).colour != Colour::none) return true;
  return false;
}

}  // namespace

std::optional<FirstColour> first_colour(const Tournament& t) {
  for (int round = 1; round <= t.rounds(); ++round) {
    if (!has_colours(t, round)) continue;
    int number = 0;
    for (PlayerIndex player = 0; player < t.player_count(); ++player) {
      bool counts = false;
      for (int earlier = 1; earlier <= round; ++earlier)
        counts = counts || took_part(t.game(player, earlier));
      if (!counts) continue;
      ++number;
      if (const Colour colour = t.game(player, round).colour; colour != Colour::none)
        return FirstColour{player, round, number, colour};
    }
  }
  return std::nullopt;
}

}  // namespace trf
