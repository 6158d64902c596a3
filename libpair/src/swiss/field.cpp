#include "swiss/field.hpp"

#include <cstdlib>

#include "obstruction.hpp"
#include "trf/pair/messages/obstruction.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {
namespace {

/// [C3]
ColourKind c3_kind_of(const Preference& preference) noexcept {
  if (preference.strength != Strength::absolute) return 0;
  return preference.colour == Colour::white ? 1 : 2;
}

}  // namespace

Field::Field(const State& state, ByeBar bar)
    : RankedField(state,
                  [&](const Contender& player) {
                    const Preference preference = preference_of(player);
                    return Member{
                        .score = player.pairing_score.tenths(),
                        .tpn = player.tpn,
                        .parity = player.parity_number,
                        .games = static_cast<std::int16_t>(player.colours.size()),
                        .colour_difference = player.colour_difference,
                        .preference = preference,
                        .c3_kind = c3_kind_of(preference),
                        .bye_barred = is_bye_barred(player, state.tournament->points, bar)};
                  }),
      bye_bar_(bar) {}

ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept {
  const Member &high = field[a], &low = field[b];
  const Preference mine = high.preference, other = low.preference;
  if (high.games == 0 && low.games == 0) {  // 5.2.1
    const Colour initial = field.state().initial_colour;
    return {a, b, high.parity % 2 != 0 ? initial : opposite(initial), ColourRule::initial_colour};
  }
  // 5.2.2; if a player has no preference, the other one's is granted (C.04.4.2 1.5.4).
  if (mine.colour == Colour::none) return {a, b, opposite(other.colour), ColourRule::both_granted};
  if (mine.colour != other.colour) return {a, b, mine.colour, ColourRule::both_granted};
  if (mine.strength != other.strength)  // 5.2.3
    return {a, b, mine.strength > other.strength ? mine.colour : opposite(mine.colour),
            ColourRule::stronger};
  // Only C.04.3 pairs two of them, if one is a topscorer: 5.2.2, the wider colour difference.
  if (mine.strength == Strength::absolute) {
    const int width = std::abs(high.colour_difference),
              other_width = std::abs(low.colour_difference);
    if (width != other_width)
      return {a, b, width > other_width ? mine.colour : opposite(mine.colour),
              ColourRule::stronger};
  }
  if (const auto then = latest_difference(field.contender(a).colours,
                                          field.contender(b).colours))  // 5.2.4
    return {a, b, opposite(*then), ColourRule::alternation};
  return {a, b, mine.colour, ColourRule::higher_ranked};  // 5.2.5
}

Message reason_of(const Field& field, const ColourDecision& decision) {
  const auto has_preference = [&](Rank rank) {
    return field[rank].preference.colour != Colour::none;
  };
  if (decision.rule == ColourRule::both_granted &&
      !(has_preference(decision.higher) && has_preference(decision.lower)))
    return said::only_one_prefers{};
  return colour_reason(decision.rule, field.contender(decision.higher),
                       field.contender(decision.lower), field[decision.higher].preference.colour);
}

Unpairable unpairable(const Field& field, Seat one, Seat other) {
  return {describe_obstruction(
      field.state(),
      {.legal = field.legal_pairs(field.ranking().ranks()),
       .may_have_bye = [&](Seat seat) { return !field[field.rank_of(seat)].bye_barred; },
       .why_not = [&](Seat a, Seat b) -> Message {
         return said::both_absolute{.player = field.state().players[a].tpn,
                                    .other = field.state().players[b].tpn,
                                    .colour = field[field.rank_of(a)].preference.colour};
       },
       .forced = {one, other}})};
}

}  // namespace trf::pair::swiss
