#include "lim/field.hpp"

#include <array>

#include "legal_graph.hpp"
#include "trf/pair/messages/lim.hpp"
#include "trf/pair/messages/obstruction.hpp"

namespace trf::pair::lim {
namespace {

/// Art. 12: the other colour after two games with the same colour; else the colour that reduces the
/// difference; else the opposite of the last colour.
[[nodiscard]] Colour due_colour(const Contender& contender) noexcept {
  const auto& colours = contender.colours;
  const std::size_t games = colours.size();
  if (games == 0) return Colour::none;
  if (games >= 2 && colours[games - 1] == colours[games - 2]) return opposite(colours.back());
  if (contender.colour_difference != 0)
    return contender.colour_difference > 0 ? Colour::black : Colour::white;
  return opposite(colours.back());
}

/// 12.1: not a third time in a row, and not three more of one colour than of the other.
[[nodiscard]] bool is_permissible(const Contender& contender, Colour colour) noexcept {
  const auto& colours = contender.colours;
  const std::size_t games = colours.size();
  if (games >= 2 && colours[games - 1] == colour && colours[games - 2] == colour) return false;
  const int after = contender.colour_difference + (colour == Colour::white ? 1 : -1);
  return after >= -2 && after <= 2;
}

[[nodiscard]] bool is_maxi(const State& state, const Regulation& regulation) noexcept {
  if (regulation.maxi == Maxi::off) return false;
  if (state.rounds <= 0 || state.rounds > 15) return false;
  return state.tournament->players.size() > std::size_t{1} << state.rounds;
}

}  // namespace

FloatKind float_in(const State& state, const Contender& contender, int back) noexcept {
  if (state.round <= back) return FloatKind::none;
  const auto index = static_cast<std::size_t>(state.round - 1 - back);
  const Past& past = contender.past[index];
  if (past.opponent == no_player) return FloatKind::none;
  const Past& other = state.past_of(past.opponent)[index];
  // Doubled, because half the points of a round may be less than a tenth.
  const auto doubled = [](const Past& of) { return of.pairing_score() * 2; };
  const int median = (state.round - 1 - back) * state.tournament->points.win().tenths();
  return float_of(doubled(past), doubled(other), Score::from_tenths(median));
}

Field::Field(const State& of, const Regulation& by)
    : state(of),
      regulation(by),
      maxi(is_maxi(of, by)),
      doubled_median_((of.round - 1) * of.tournament->points.win().tenths()) {
  entrants_.reserve(state.players.size());
  for (const Contender& contender : state.players) {
    entrants_.push_back({contender.pairing_score,
                         state.tournament->players[contender.player].rating, due_colour(contender),
                         is_permissible(contender, Colour::white),
                         is_permissible(contender, Colour::black),
                         float_in(state, contender, 1) != FloatKind::none});
  }
}

bool Field::colours_allow(Seat a, Seat b) const noexcept {
  const Entrant& x = entrants_[a];
  const Entrant& y = entrants_[b];
  return (x.white_permissible && y.black_permissible) ||
         (x.black_permissible && y.white_permissible);
}

bool Field::is_free_of_limits(Seat a, Seat b) const noexcept {
  return state.is_last_round() &&
         (!regulation.other.limits_between_scores || entrants_[a].score == entrants_[b].score);
}

bool Field::compatible(Seat a, Seat b) const noexcept {
  if (a == b || state.have_met(a, b) || state.is_prohibited(a, b)) return false;
  return is_free_of_limits(a, b) || colours_allow(a, b);
}

bool Field::within_limit(Seat a, Seat b) const noexcept {
  return std::abs(entrants_[a].rating - entrants_[b].rating) <= maxi_limit;
}

Message Field::why_not(Seat a, Seat b) const {
  if (const auto met = state.round_of_meeting(a, b))
    return pair::said::met_in_round{.player = number(a), .other = number(b), .round = *met};
  if (state.is_prohibited(a, b))
    return pair::said::prohibited_pair{.player = number(a), .other = number(b)};
  return said::both_must_have{
      .player = number(a), .other = number(b), .colour = only_colour_of(a, b)};
}

Message Field::why_none(Seat a, Seat b) const {
  const Message why = why_not(a, b);
  if (why.is<pair::said::met_in_round>()) return {};
  if (why.is<pair::said::prohibited_pair>()) return said::prohibited_with{.floater = number(a)};
  return said::all_must_have{.floater = number(a), .colour = only_colour_of(a, b)};
}

Colour Field::only_colour_of(Seat a, Seat b) const noexcept {
  return entrants_[a].white_permissible && entrants_[b].white_permissible ? Colour::white
                                                                          : Colour::black;
}

namespace {

constexpr std::uint8_t white_bit = 1, black_bit = 2;

[[nodiscard]] std::uint8_t permissions(const Entrant& entrant, bool is_last_round) noexcept {
  if (is_last_round) return white_bit | black_bit;
  return static_cast<std::uint8_t>((entrant.white_permissible ? white_bit : 0U) |
                                   (entrant.black_permissible ? black_bit : 0U));
}

}  // namespace

matching::Graph Field::compatible_pairs(const std::vector<Seat>& seats) const {
  ColourTable may_meet;
  for (unsigned a = 0; a < colour_kinds; ++a)
    for (unsigned b = 0; b < colour_kinds; ++b)
      may_meet[a][b] = ((a & white_bit) != 0 && (b & black_bit) != 0) ||
                       ((a & black_bit) != 0 && (b & white_bit) != 0);
  std::vector<ColourKind> kinds;
  kinds.reserve(seats.size());
  for (const Seat seat : seats)
    kinds.push_back(permissions(entrants_[seat], state.is_last_round()));
  matching::Graph graph = legal_graph(seats, kinds, may_meet, state.prohibited, [&](Seat seat) {
    return std::span(state.players[seat].met);
  });
  if (!state.is_last_round() || !regulation.other.limits_between_scores) return graph;
  for (matching::Vertex a = 0; a < graph.size(); ++a)
    for (matching::Vertex b = a + 1U; b < graph.size(); ++b)
      if (graph.adjacent(a, b) && !compatible(seats[a], seats[b])) graph.remove(a, b);
  return graph;
}

bool Field::pairable_by_degrees(const std::vector<Seat>& seats) const {
  if (regulation.other.limits_between_scores) return false;  // Degrees depend on scores then
  // The number of players that a pair of permissions can be paired with: white, black, both, none.
  std::array<std::size_t, 4> with{};
  const bool last = state.is_last_round();
  const auto kind = [&](Seat seat) { return permissions(entrants_[seat], last); };
  for (const Seat seat : seats) ++with[kind(seat)];
  std::vector<std::size_t> degrees;
  degrees.reserve(seats.size());
  for (const Seat seat : seats) {
    const std::uint8_t own = kind(seat);
    std::size_t degree = own == 3   ? with[1] + with[2] + with[3] - 1
                         : own == 1 ? with[2] + with[3]
                         : own == 2 ? with[1] + with[3]
                                    : 0;
    const std::size_t lost = state.players[seat].met.size() + state.prohibited.most(seat);
    degree = degree > lost ? degree - lost : 0;
    degrees.push_back(degree);
  }
  return matching::complete_by_degrees(degrees);
}

}  // namespace trf::pair::lim
