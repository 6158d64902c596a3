#include "dutch/field.hpp"

#include <algorithm>

namespace trf::pair::dutch {
namespace {

/// 1.4: the float of one earlier round.
Float float_of(const State& state, const Regulation& regulation, const Past& past,
               std::size_t round_index) noexcept {
  if (past.played()) {
    const auto theirs = state.past_of(past.opponent);
    const Past& other = theirs[round_index];
    const Score mine = past.before + past.fictitious, his = other.before + other.fictitious;
    if (mine > his) return Float::down;
    return mine < his ? Float::up : Float::none;
  }
  if (regulation.unplayed_float == UnplayedFloat::every_absence) return Float::down;
  if (past.code == ResultCode::pairing_bye) return Float::down;
  return past.points > state.tournament->points.loss() ? Float::down : Float::none;
}

}  // namespace

Field::Field(const State& state, const Regulation& regulation)
    : state_(state), regulation_(&regulation), ranking_(state) {
  const auto rounds_before = static_cast<std::size_t>(state.round - 1);
  // 1.8: more than half of the highest possible score so far, without acceleration.
  const Score maximum = state.tournament->points.win() * (state.round - 1);
  members_.reserve(state.players.size());
  for (const Seat seat : ranking_.seats()) {
    const Contender& player = state.players[seat];
    Member& member = members_.emplace_back();
    member.seat = seat;
    member.score = player.pairing_score.tenths();
    member.tpn = player.tpn;
    member.parity = player.parity_number;
    member.colour_difference = player.colour_difference;
    member.unplayed = static_cast<std::int16_t>(rounds_before - player.colours.size());
    member.preference = swiss::preference_of(player);  // 1.7
    const auto games = player.colours.size();
    if (games > 1 && player.colours[games - 1] == player.colours[games - 2])
      member.repeated = player.colours.back();
    if (rounds_before >= 1)
      member.last = float_of(state, regulation, player.past[rounds_before - 1], rounds_before - 1);
    if (rounds_before >= 2)
      member.before_last =
          float_of(state, regulation, player.past[rounds_before - 2], rounds_before - 2);
    member.topscorer = state.is_last_round() && player.pairing_score * 2 > maximum;
    member.bye_barred = is_bye_barred(state, player, regulation.bye_bar);
  }
}

matching::Graph Field::legal_pairs(std::span<const Rank> players) const {
  std::vector<ColourKind> kinds;
  for (const Rank player : players) kinds.push_back(colour_kind(player));
  return ranking_.legal_pairs(players, kinds, absolute_preferences());
}

Colour Field::colour_of_higher(Rank a, Rank b) const noexcept {
  return allot_colours(*this, a, b).higher;
}

ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept {
  const Member &high = field[a], &low = field[b];
  const Preference mine = high.preference, his = low.preference;
  // 5.2.1; if a player has no preference, the other one's is granted (1.7.4).
  if (mine.colour != Colour::none && mine.colour != his.colour)
    return {mine.colour, ColourRule::both_granted};
  if (mine.colour == Colour::none && his.colour != Colour::none)
    return {opposite(his.colour), ColourRule::both_granted};
  if (mine.colour == Colour::none) {
    const Colour initial = field.state().initial_colour;
    return {high.parity % 2 != 0 ? initial : opposite(initial), ColourRule::initial_colour};
  }
  // 5.2.2
  if (mine.strength != his.strength)
    return {mine.strength > his.strength ? mine.colour : opposite(mine.colour),
            ColourRule::stronger};
  if (mine.strength == Strength::absolute) {
    const int my_width = std::abs(high.colour_difference);
    const int his_width = std::abs(low.colour_difference);
    if (my_width != his_width)
      return {my_width > his_width ? mine.colour : opposite(mine.colour), ColourRule::stronger};
  }
  // 5.2.3, over played games only, from the latest (C.04.2 art. 3.4)
  const auto& my_colours = field.state().players[high.seat].colours;
  const auto& his_colours = field.state().players[low.seat].colours;
  for (std::size_t back = 1; back <= std::min(my_colours.size(), his_colours.size()); ++back) {
    const Colour then = my_colours[my_colours.size() - back];
    if (then != his_colours[his_colours.size() - back])
      return {opposite(then), ColourRule::alternation};
  }
  return {mine.colour, ColourRule::higher_ranked};  // 5.2.4
}

}  // namespace trf::pair::dutch
