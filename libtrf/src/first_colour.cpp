#include "edit/manual_note.hpp"
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
    const auto by_hand = editing::changed_by_hand(t, round);
    int number = 0;
    for (PlayerIndex player = 0; player < t.player_count(); ++player) {
      bool counts = false;
      for (int earlier = 1; earlier <= round; ++earlier)
        counts = counts || t.game(player, earlier).takes_part();
      if (!counts) continue;
      ++number;
      const Colour colour = t.game(player, round).colour;
      if (colour != Colour::none && !by_hand.contains(t.players[player].start_rank))
        return FirstColour{player, round, number, colour};
    }
    return std::nullopt;
  }
  return std::nullopt;
}

}  // namespace trf
