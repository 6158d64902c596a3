#include "trf/board.hpp"

namespace trf {
namespace {

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
        counts = counts || t.game(player, earlier).takes_part();
      if (!counts) continue;
      ++number;
      if (const Colour colour = t.game(player, round).colour; colour != Colour::none)
        return FirstColour{player, round, number, colour};
    }
  }
  return std::nullopt;
}

}  // namespace trf
