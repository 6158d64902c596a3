#include "dutch/say.hpp"

#include "swiss/teller.hpp"

namespace trf::pair::dutch {

std::optional<swiss::Prohibition> why_not_allowed(const Field& field, Rank a, Rank b) {
  if (auto forbidden = swiss::c1_forbids(field.state(), field[a].seat, field[b].seat))
    return forbidden;
  if (!field.keeps_c3(a, b))
    return swiss::Prohibition{"C3",
                              said::both_prefer_absolutely{.colour = field[a].preference.colour}};
  return std::nullopt;
}

Message barred_from_pab(const Field& field, std::span<const Rank> players) {
  return said::barred_from_pab{.players = swiss::numbers(field, players),
                               .forfeit = field.regulation().bye_bar == ByeBar::forfeit_win};
}

Message reason_of(const Field& field, const ColourDecision& decision, Rank high, Rank low) {
  const auto& players = field.state().players;
  return swiss::colour_reason(decision.rule, players[field[high].seat], players[field[low].seat],
                              field[high].preference.colour);
}

}  // namespace trf::pair::dutch
