#include "swiss/field.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "obstruction.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::swiss {

bool is_bye_barred(const State& state, const Contender& player, ByeBar bar) noexcept {
  return std::ranges::any_of(player.past, [&](const Past& past) {
    if (past.code == ResultCode::pairing_bye || past.code == ResultCode::forfeit_win) return true;
    return bar == ByeBar::points_of_a_win && !past.played() &&
           past.points >= state.tournament->points.win();
  });
}

Field::Field(const State& state, ByeBar bar) : state_(&state), bye_bar_(bar) {
  const std::size_t n = state.players.size();
  std::vector<Seat> order(n);
  std::iota(order.begin(), order.end(), Seat{0});
  // State::players are in TPN order.
  std::ranges::stable_sort(order, [&](Seat a, Seat b) {
    return state.players[a].pairing_score > state.players[b].pairing_score;
  });
  rank_of_.resize(n);
  for (std::size_t rank = 0; rank < n; ++rank) rank_of_[order[rank]] = static_cast<Rank>(rank);

  members_.reserve(n);
  first_barred_.reserve(n + 1);
  first_barred_.push_back(0);
  for (const Seat seat : order) {
    const Contender& player = state.players[seat];
    members_.push_back({.seat = seat,
                        .score = player.pairing_score.tenths(),
                        .tpn = player.tpn,
                        .parity = player.parity_number,
                        .games = static_cast<std::int16_t>(player.colours.size()),
                        .preference = preference_of(player),
                        .bye_barred = is_bye_barred(state, player, bar)});
    const auto from = static_cast<std::ptrdiff_t>(barred_.size());
    for (const Seat other : player.met) barred_.push_back(rank_of_[other]);
    for (const Seat other : state.prohibited[seat]) barred_.push_back(rank_of_[other]);
    std::sort(barred_.begin() + from, barred_.end());
    barred_.erase(std::unique(barred_.begin() + from, barred_.end()), barred_.end());
    first_barred_.push_back(barred_.size());
  }
}

bool Field::keeps_c1(Rank a, Rank b) const noexcept {
  return !std::ranges::binary_search(barred(a), b);
}

Rank Field::end_of_scoregroup(Rank begin) const noexcept {
  Rank end = begin;
  while (end < size() && (*this)[end].score == (*this)[begin].score) ++end;
  return end;
}

matching::Graph Field::legal_pairs() const {
  auto graph = matching::Graph::complete(members_.size());
  const auto vertex = [](Rank rank) { return static_cast<matching::Vertex>(rank); };
  std::vector<Rank> absolute;
  for (Rank a = 0; a < size(); ++a) {
    for (const Rank b : barred(a)) graph.remove(vertex(a), vertex(b));
    if ((*this)[a].preference.strength != Strength::absolute) continue;
    for (const Rank b : absolute)
      if ((*this)[a].preference == (*this)[b].preference) graph.remove(vertex(a), vertex(b));
    absolute.push_back(a);
  }
  return graph;
}

ColourDecision allot_colours(const Field& field, Rank a, Rank b) noexcept {
  const Member &high = field[a], &low = field[b];
  const Preference mine = high.preference, other = low.preference;
  if (high.games == 0 && low.games == 0) {  // 5.2.1
    const Colour initial = field.state().initial_colour;
    return {a, b, high.parity % 2 != 0 ? initial : opposite(initial), ColourRule::initial_colour};
  }
  // 5.2.2; a player without preference leaves the other's to be granted (C.04.4.2 1.5.4).
  if (mine.colour == Colour::none) return {a, b, opposite(other.colour), ColourRule::both_granted};
  if (mine.colour != other.colour) return {a, b, mine.colour, ColourRule::both_granted};
  if (mine.strength != other.strength)  // 5.2.3
    return {a, b, mine.strength > other.strength ? mine.colour : opposite(mine.colour),
            ColourRule::stronger};
  if (const auto then = latest_difference(field.contender(a).colours,
                                          field.contender(b).colours))  // 5.2.4
    return {a, b, opposite(*then), ColourRule::alternation};
  return {a, b, mine.colour, ColourRule::higher_ranked};  // 5.2.5
}

Message reason_of(const Field& field, const ColourDecision& decision) {
  return colour_reason(decision.rule, field.contender(decision.higher),
                       field.contender(decision.lower), field[decision.higher].preference.colour);
}

void sort_boards(const Field& field, std::vector<std::pair<Rank, Rank>>& pairs) {
  for (auto& [high, low] : pairs)
    if (low < high) std::swap(high, low);
  std::ranges::sort(pairs, {}, [&](const auto& pair) {
    const std::int32_t high = field[pair.first].score;
    return std::tuple(-high, -(high + field[pair.second].score), pair.first);
  });
}

Unpairable unpairable(const Field& field) {
  return {describe_obstruction(
      field.state(),
      {.may_meet = [&](Seat a,
                       Seat b) { return field.may_meet(field.rank_of(a), field.rank_of(b)); },
       .may_have_bye = [&](Seat a) { return !field[field.rank_of(a)].bye_barred; },
       .why_not = [&](Seat a, Seat /*b*/) -> Message {
         return said::both_prefer_absolutely{.colour = field[field.rank_of(a)].preference.colour};
       }})};
}

}  // namespace trf::pair::swiss
