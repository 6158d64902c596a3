#include "match_swiss/field.hpp"

#include <algorithm>

#include "bye_bar.hpp"

namespace trf::pair::match_swiss {
namespace {

/// C.04.6 1.7, from the matches played.
Preference preference_of(const Member& member, const Regulation& regulation, bool last_round) {
  if (regulation.preferences == Preferences::none) return {};
  const auto matches = member.colours.size();
  if (matches == 0) return {};
  const Colour last = member.colours.back();
  const Colour twice = matches > 1 && member.colours[matches - 2] == last ? last : Colour::none;
  const int difference = member.difference;
  if (regulation.other.last_round_none && last_round && difference == 0 &&
      regulation.preferences == Preferences::type_b)
    return {};
  // 1.7.1: type A, and strong preferences of type B.
  const bool mild_at_one =
      regulation.other.mild_at_one && regulation.preferences == Preferences::type_b;
  const auto strong_at = [&](int one) {
    return difference == 0 || (difference == one && !mild_at_one);
  };
  if (difference < -1 || (strong_at(-1) && twice == Colour::black))
    return {Colour::white, Strength::strong};
  if (difference > 1 || (strong_at(1) && twice == Colour::white))
    return {Colour::black, Strength::strong};
  if (regulation.preferences == Preferences::type_a) return {};
  // 1.7.2: mild preferences of type B.
  if (difference == -1) return {Colour::white, Strength::mild};
  if (difference == 1) return {Colour::black, Strength::mild};
  return last_round ? Preference{} : Preference{opposite(last), Strength::mild};
}

/// 1.5: was the opponent of the previous round from another scoregroup (readings T-03, T-04)?
bool has_floated(const State& state, const Contender& contender,
                 const OtherReadings& other_reading) {
  if (contender.past.empty()) return false;
  const Past& past = contender.past.back();
  if (past.opponent == no_player)
    return other_reading.byes_float && past.code == ResultCode::pairing_bye;
  if (!past.is_meeting()) return false;
  return past.pairing_score() != state.past_of(past.opponent).back().pairing_score();
}

Member member_of(const State& state, const Contender& contender, const Regulation& regulation) {
  Member member;
  member.score = contender.pairing_score.tenths();
  member.secondary = contender.secondary.tenths();
  member.tpn = contender.tpn;
  member.parity = regulation.other.raw_tpn ? contender.tpn : contender.parity_number;
  member.standings = contender.score.tenths();
  member.matches = static_cast<int>(std::ranges::count_if(contender.past, &Past::is_meeting));
  member.colours = contender.colours;
  member.whites = static_cast<int>(std::ranges::count(member.colours, Colour::white));
  member.difference = contender.colour_difference;
  member.preference = preference_of(member, regulation, state.is_last_round());
  member.floated = has_floated(state, contender, regulation.other);
  member.bye_barred =  // C2
      is_bye_barred(contender, state.tournament->points, ByeBar::full_point_bye);
  return member;
}

}  // namespace

Field::Field(const State& state, const Regulation& regulation)
    : RankedField(state, [&](const Contender& one) { return member_of(state, one, regulation); }),
      regulation_(&regulation) {}

bool Field::has_float_criteria() const noexcept {
  return state().rounds == 0 || state().round + regulation_->free_of_floats <= state().rounds;
}

Rank Field::end_of_scoregroup(Rank begin) const noexcept {
  Rank end = begin;
  while (end < size() && (*this)[end].score == (*this)[begin].score) ++end;
  return end;
}

}  // namespace trf::pair::match_swiss
