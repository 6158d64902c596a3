#include "dutch/field.hpp"

namespace trf::pair::dutch {
namespace {

/// 1.4: the float of one earlier round.
FloatKind float_of(const State& state, const Regulation& regulation, const Past& past,
                   std::size_t round_index) noexcept {
  if (past.has_colour())
    return pair::float_of(past.pairing_score(),
                          state.past_of(past.opponent)[round_index].pairing_score());
  if (regulation.unplayed_float == UnplayedFloat::every_absence) return FloatKind::down;
  if (past.code == ResultCode::pairing_bye) return FloatKind::down;
  return past.points > state.tournament->points.loss() ? FloatKind::down : FloatKind::none;
}

}  // namespace

Field::Field(const State& state, const Regulation& regulation)
    : swiss::Field(state, regulation.bye_bar), regulation_(&regulation) {
  const auto rounds_before = static_cast<std::size_t>(state.round - 1);
  // 1.8: more than half of the highest possible score so far, without acceleration.
  const Score maximum = state.tournament->points.win() * (state.round - 1);
  for (Rank rank = 0; rank < size(); ++rank) {
    const Contender& player = contender(rank);
    Member& one = member(rank);
    const auto games = player.colours.size();
    one.unplayed = static_cast<std::int16_t>(rounds_before - games);
    if (games > 1 && player.colours[games - 1] == player.colours[games - 2])
      one.repeated = player.colours.back();
    const auto float_in = [&](std::size_t round) {
      return float_of(state, regulation, player.past[round], round);
    };
    if (rounds_before >= 1) one.last = float_in(rounds_before - 1);
    if (rounds_before >= 2) one.before_last = float_in(rounds_before - 2);
    one.topscorer = state.is_last_round() && player.pairing_score * 2 > maximum;
    if (one.topscorer) one.c3_kind = 0;
  }
}

}  // namespace trf::pair::dutch
