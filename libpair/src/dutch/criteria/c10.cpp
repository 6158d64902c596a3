#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

/// Does the colour make a player's difference exceed 2?
bool exceeds(const Member& player, Colour colour) {
  const int after = player.colour_difference + (colour == Colour::white ? 1 : -1);
  return after > 2 || after < -2;
}

Fault beyond_two(const Field& field, Rank higher, Rank lower) {
  const Member &high = field[higher], &low = field[lower];
  if (!high.topscorer && !low.topscorer) return {};
  const Colour colour = allot_colours(field, higher, lower).colour;
  return {.count = (exceeds(high, colour) ? 1 : 0) + (exceeds(low, opposite(colour)) ? 1 : 0)};
}

}  // namespace

// 2.4.5 [C10] Fewest topscorers or topscorers' opponents with a colour difference beyond +2 or -2.
// 2017: C8.
constexpr Criterion c10{{.name = "C10",
                         .article = "2.4.5",
                         .says = counted<said::topscorers_beyond_two>,
                         .rule = asked<said::fewest_beyond_two>},
                        {.of_pair = beyond_two}};
constexpr Criterion c08_2017 = cited_as(c10, "C8", "C.8");

}  // namespace trf::pair::dutch
