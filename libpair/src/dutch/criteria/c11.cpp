#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault third_time(const Field& field, Rank higher, Rank lower) {
  const Member &high = field[higher], &low = field[lower];
  if (!high.topscorer && !low.topscorer) return {};
  const Colour colour = allot_colours(field, higher, lower).colour;
  return {.count = (high.repeated == colour ? 1 : 0) + (low.repeated == opposite(colour) ? 1 : 0)};
}

}  // namespace

// 2.4.6 [C11] Fewest topscorers or topscorers' opponents with one colour three times in a row.
// 2017: C9.
constexpr Criterion c11{{.name = "C11",
                         .article = "2.4.6",
                         .says = counted<said::topscorers_third_time>,
                         .rule = asked<said::fewest_third_time>},
                        {.of_pair = third_time}};
constexpr Criterion c09_2017 = cited_as(c11, "C9", "C.9");

}  // namespace trf::pair::dutch
