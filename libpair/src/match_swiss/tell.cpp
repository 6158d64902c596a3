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

Message reason(const Field& field, const ColourChoice& choice, Rank black) {
  const int first = field[choice.first].tpn, white = field[choice.white].tpn;
  const Rank second = choice.first == choice.white ? black : choice.white;
  const auto contender = [&](Rank rank) -> const Contender& {
    return field.state().players[field[rank].seat];
  };
  switch (choice.rule) {
    case ColourRule::initial:
      return swiss::colour_reason(swiss::ColourRule::initial_colour, contender(choice.first),
                                  contender(second), Colour::none);
    case ColourRule::only_one: return said::only_one_prefers{};
    case ColourRule::opposite: return said::both_granted{};
    case ColourRule::strong: return said::only_one_strong{};
    case ColourRule::fewer:
      return field.regulation().allotment == Allotment::double_swiss
                 ? Message(said::fewer_whites{.white = white})
                 : Message(said::lower_difference{.white = white});
    case ColourRule::latest: return said::matches_alternate{};
    case ColourRule::first_prefers: return said::first_team_prefers{.first = first};
    case ColourRule::first_alternates: return said::higher_alternates{.player = first};
    case ColourRule::other_alternates: break;
  }
  return said::lower_alternates{.player = field[second].tpn};
}

std::optional<Verdict> illegal_pair(const Field& field, Rank a, Rank b) {
  auto why = swiss::c1_forbids(field.state(), field[a].seat, field[b].seat, is_match);
  if (!why) return std::nullopt;
  return Verdict{
      VerdictKind::illegal,
      0,
      "C1",
      {},
      said::are_not_allowed{.one = field[a].tpn, .other = field[b].tpn, .why = std::move(*why)}};
}

}  // namespace trf::pair::match_swiss
