#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

// Of two players who prefer the same colour, one does not get it (5.2).
Fault refused(const Field& field, Rank higher, Rank lower) {
  const Preference a = field[higher].preference, b = field[lower].preference;
  return {.count = a.colour != Colour::none && a.colour == b.colour ? 1 : 0};
}

}  // namespace

// 2.4.7 [C12] Fewest players who do not get their colour preference. 2017: C10.
constexpr Criterion c12{{.name = "C12",
                         .article = "2.4.7",
                         .says = counted<said::without_preference>,
                         .rule = asked<said::most_preferences>},
                        {.counting = Counting::preference, .of_pair = refused}};
constexpr Criterion c10_2017 = cited_as(c12, "C10", "C.10");

}  // namespace trf::pair::dutch
