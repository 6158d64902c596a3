#include <algorithm>

#include "board_order.hpp"
#include "edit/manual_note.hpp"
#include "trf/board.hpp"
#include "trf/event_kind.hpp"

namespace trf {
namespace {

[[nodiscard]] bool has_colours(const Tournament& t, int round) noexcept {
  for (PlayerIndex player = 0; player < t.player_count(); ++player)
    if (t.game(player, round).colour != Colour::none) return true;
  return false;
}

/// The place of a player among those with a game or a PAB in the rounds up to this one, before
/// changes by hand.
[[nodiscard]] int number_among_arrived(const Tournament& t, PlayerIndex player, int round) {
  const auto was_paired = editing::paired_before_change(t, round);
  const auto took_part = [&](PlayerIndex p) {
    const auto named = was_paired.find(t.players[p].start_rank);
    return named != was_paired.end() ? named->second : t.game(p, round).takes_part();
  };
  int number = 0;
  for (PlayerIndex p = 0; p <= player; ++p) {
    const auto before = t.games(p).first(static_cast<std::size_t>(round - 1));
    number += took_part(p) || std::ranges::any_of(before, &Game::takes_part) ? 1 : 0;
  }
  return number;
}

/// Of a pair, the higher ranked player; \p player has the smaller number.
[[nodiscard]] PlayerIndex higher_ranked(const Tournament& t, PlayerIndex player, int round) {
  const auto opponent = t.game(player, round).opponent;
  if (opponent == no_player) return player;
  const auto scores = detail::pairing_scores(t, round);
  return scores[opponent] > scores[player] ? opponent : player;
}

[[nodiscard]] FirstColourRule rule_of(const Tournament& t) {
  if (are_two_without_code(t)) return FirstColourRule::match;
  if (is_lim_1989(t)) return FirstColourRule::lim_1989;
  if (is_lim(t)) return FirstColourRule::lim;
  return event_kind(t).is_match ? FirstColourRule::match : FirstColourRule::swiss;
}

}  // namespace

std::optional<FirstColour> first_colour(const Tournament& t, std::optional<FirstColourRule> given) {
  const auto rule = given.value_or(rule_of(t));
  const bool is_lim = rule == FirstColourRule::lim || rule == FirstColourRule::lim_1989;
  int round = 1;
  while (round <= t.rounds() && !has_colours(t, round)) ++round;
  if (round > t.rounds()) return std::nullopt;
  const auto by_hand = editing::changed_by_hand(t, round);
  for (PlayerIndex player = 0; player < t.player_count(); ++player) {
    const auto colour = t.game(player, round).colour;
    if (colour == Colour::none || by_hand.contains(t.players[player].start_rank)) continue;
    const auto decides = is_lim ? player : higher_ranked(t, player, round);
    const int number = rule == FirstColourRule::lim_1989 ? t.players[decides].start_rank
                                                         : number_among_arrived(t, decides, round);
    return FirstColour{decides, round, number, decides == player ? colour : opposite(colour),
                       rule == FirstColourRule::match};
  }
  return std::nullopt;
}

}  // namespace trf
