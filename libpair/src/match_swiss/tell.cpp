#include "match_swiss/tell.hpp"

#include <fmt/format.h>

#include "swiss/colours.hpp"
#include "swiss/prohibition.hpp"
#include "trf/pair/messages/match_swiss.hpp"
#include "trf/pair/messages/swiss.hpp"

namespace trf::pair::match_swiss {

std::string identifier_text(const Field& field, const std::vector<TopBottom>& pairs) {
  return fmt::format("{}", fmt::join(identifier(field, pairs), " "));
}

namespace {

/// 4.3.1 of C.04.6.
[[nodiscard]] Message initial_reason(const Field& field, const ColourChoice& choice, Rank second) {
  const Member& first = field[choice.first];
  const bool odd = first.parity % 2 != 0;
  const int holder = odd ? first.tpn : field[second].tpn;
  // N-01: a team that has not arrived yet has no TPN.
  if (first.parity != first.tpn)
    return said::initial_of_arrived_team{
        .first = first.tpn, .number = first.parity, .holder = holder};
  return said::initial_of_team{.first = first.tpn, .odd = odd, .holder = holder};
}

}  // namespace

Message reason(const Field& field, const ColourChoice& choice, Rank black) {
  const int white = field[choice.white].tpn;
  const Rank second = choice.first == choice.white ? black : choice.white;
  const Member &first = field[choice.first], &other = field[second];
  const bool teams = field.regulation().allotment == Allotment::teams;
  const auto contender = [&](Rank rank) -> const Contender& { return field.contender(rank); };
  switch (choice.rule) {
    case ColourRule::initial:
      return teams ? initial_reason(field, choice, second)
                   : swiss::colour_reason(swiss::ColourRule::initial_colour,
                                          contender(choice.first), contender(second), Colour::none);
    case ColourRule::only_one: return said::only_one_prefers{};
    case ColourRule::opposite: return said::both_granted{};
    case ColourRule::strong: return said::only_one_strong{};
    case ColourRule::fewer:
      return teams ? Message(said::lower_difference{.white = white})
                   : Message(said::fewer_whites{.white = white});
    case ColourRule::latest:
      return said::matches_alternate{.white = white, .black = field[black].tpn};
    case ColourRule::first_prefers: return said::first_team_prefers{.first = first.tpn};
    case ColourRule::first_alternates:
      return said::first_alternates{
          .player = first.tpn, .teams = teams, .colour = first.colours.back()};
    case ColourRule::other_alternates: break;
  }
  return said::second_alternates{
      .first = first.tpn, .teams = teams, .player = other.tpn, .colour = other.colours.back()};
}

std::optional<Verdict> illegal_pair(const Field& field, Rank a, Rank b) {
  auto forbidden = swiss::c1_forbids(field.state(), field.seat(a), field.seat(b));
  if (!forbidden) return std::nullopt;
  return Verdict{VerdictKind::illegal,
                 0,
                 std::string(forbidden->rule),
                 {},
                 said::are_not_allowed{
                     .one = field[a].tpn, .other = field[b].tpn, .why = std::move(forbidden->why)}};
}

}  // namespace trf::pair::match_swiss
