#include "dubov/field.hpp"

namespace trf::pair::dubov {
namespace {

/// 1.8.2
constexpr int max_times(int rounds) noexcept { return 2 + rounds / 5; }

Opposition opposition_of(const State& state, const Contender& player, const OtherReadings& other) {
  Opposition result;
  std::int64_t ratings = 0;
  std::int64_t games = 0;
  for (std::size_t i = 0; i < player.past.size(); ++i) {
    const Past& past = player.past[i];
    if (past.has_colour()) {
      ++games;
      ratings += state.tournament->players[past.opponent].rating;
    }
    const bool up = is_upfloat(state, player, i, other);
    result.upfloats = static_cast<std::int16_t>(result.upfloats + (up ? 1 : 0));
    result.upfloated_last = up && i + 1 == player.past.size();
  }
  // 1.7.1: to the nearest whole number, ½ upwards.
  if (games > 0) result.aro = static_cast<std::int32_t>((2 * ratings + games) / (2 * games));
  return result;
}

}  // namespace

bool is_upfloat(const State& state, const Contender& player, std::size_t round,
                const OtherReadings& other) noexcept {
  const Past& mine = player.past[round];
  if (mine.opponent == no_player || (!mine.has_colour() && !other.forfeit_upfloats)) return false;
  const auto before = [&](const Past& one) {
    return other.real_upfloats ? one.before : one.pairing_score();
  };
  return before(mine) < before(state.past_of(mine.opponent)[round]);
}

Field::Field(const State& state, const Regulation& regulation)
    : swiss::Field(state, regulation.bye_bar), regulation_(&regulation) {
  // 1.8.2 MaxT. If a report does not give its length, its rounds are counted.
  const int most_upfloats = max_times(state.rounds != 0 ? state.rounds : state.round);
  opposition_.reserve(static_cast<std::size_t>(size()));
  for (Rank rank = 0; rank < size(); ++rank) {
    Opposition& one =
        opposition_.emplace_back(opposition_of(state, contender(rank), regulation.other));
    one.maximum_upfloater = one.upfloats >= most_upfloats;
    // 1.6.4
    if ((*this)[rank].games == 0) member(rank).preference = {Colour::black, Strength::mild};
  }
}

swiss::ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept {
  if (b < a) std::swap(a, b);
  if (field.regulation().other.real_ranks && field.contender(a).score < field.contender(b).score)
    std::swap(a, b);
  return swiss::allot_colours(field, a, b);
}

}  // namespace trf::pair::dubov
