#include "match_swiss/colours.hpp"

#include <array>
#include <tuple>

namespace trf::pair::match_swiss {
namespace {

/// 4.2: the first participant has the smaller key.
[[nodiscard]] auto order_of(const Field& field, Rank rank) noexcept {
  const Member& member = field[rank];
  const std::int32_t secondary = field.regulation().secondary_first ? member.secondary : 0;
  const bool by_standings = field.regulation().other.standings_first;
  return std::tuple(-(by_standings ? member.standings : member.score), -secondary, member.tpn);
}

}  // namespace

Rank first_of(const Field& field, Rank a, Rank b) noexcept {
  return order_of(field, a) < order_of(field, b) ? a : b;
}

FirstBy first_by(const Field& field, Rank first, Rank second) noexcept {
  const auto one = order_of(field, first), other = order_of(field, second);
  if (std::get<0>(one) != std::get<0>(other)) return FirstBy::score;
  return std::get<1>(one) != std::get<1>(other) ? FirstBy::secondary_score : FirstBy::tpn;
}

ColourChoice choose_colours(const Field& field, Rank a, Rank b) noexcept {
  const Rank first = first_of(field, a, b), second = first == a ? b : a;
  const Member &high = field[first], &low = field[second];
  const auto give_first = [&](Colour colour, ColourRule rule) {
    return ColourChoice{first, colour == Colour::white ? first : second, rule};
  };
  if (high.colours.empty() && low.colours.empty()) {
    const Colour initial = field.state().initial_colour;
    return give_first(high.parity % 2 != 0 ? initial : opposite(initial), ColourRule::initial);
  }
  const Preference mine = high.preference, his = low.preference;
  if (mine.colour != Colour::none && his.colour == Colour::none)
    return give_first(mine.colour, ColourRule::only_one);
  if (mine.colour == Colour::none && his.colour != Colour::none)
    return give_first(opposite(his.colour), ColourRule::only_one);
  if (mine.colour != his.colour) return give_first(mine.colour, ColourRule::opposite);
  if (mine.strength != his.strength)
    return give_first(mine.strength == Strength::strong ? mine.colour : opposite(his.colour),
                      ColourRule::strong);
  const bool by_count = field.regulation().allotment == Allotment::double_swiss;
  const int own = by_count ? high.whites : high.difference;
  const int other = by_count ? low.whites : low.difference;
  if (own != other)
    return give_first(own < other ? Colour::white : Colour::black, ColourRule::fewer);
  if (const auto had = swiss::latest_difference(high.colours, low.colours))
    return give_first(opposite(*had), ColourRule::latest);
  if (mine.colour != Colour::none) return give_first(mine.colour, ColourRule::first_prefers);
  if (!high.colours.empty())
    return give_first(opposite(high.colours.back()), ColourRule::first_alternates);
  return give_first(low.colours.back(), ColourRule::other_alternates);
}

std::string_view article_of(const Regulation& regulation, ColourRule rule) noexcept {
  constexpr std::array<std::string_view, 9> teams{"4.3.1", "4.3.2", "4.3.3", "4.3.4", "4.3.5",
                                                  "4.3.6", "4.3.7", "4.3.8", "4.3.9"};
  // C.04.5 has no preferences: initial colour, Whites, latest difference, either's alternation.
  constexpr std::array<std::string_view, 9> doubles{"4.3.1", "", "",      "",     "4.3.2",
                                                    "4.3.3", "", "4.3.4", "4.3.5"};
  return (regulation.allotment == Allotment::teams ? teams
                                                   : doubles)[static_cast<std::size_t>(rule)];
}

}  // namespace trf::pair::match_swiss
