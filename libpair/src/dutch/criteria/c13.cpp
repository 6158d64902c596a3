#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

#include <algorithm>

namespace trf::pair::dutch {
namespace {

// The weaker preference is refused (5.2.2). An absolute preference is not a strong one (1.7): [C10]
// and [C11] are about two absolute preferences.
Fault strong_refused(const Field& field, Rank higher, Rank lower) {
  const Preference a = field[higher].preference, b = field[lower].preference;
  if (a.colour == Colour::none || a.colour != b.colour) return {};
  return {.count = std::min(a.strength, b.strength) == Strength::strong ? 1 : 0};
}

}  // namespace

// 2.4.8 [C13] Fewest players who do not get their strong colour preference. 2017: C11.
constexpr Criterion c13{{.name = "C13",
                         .article = "2.4.8",
                         .says = counted<said::without_strong_preference>,
                         .rule = asked<said::most_strong_preferences>},
                        {.counting = Counting::strong_preference, .of_pair = strong_refused}};
constexpr Criterion c11_2017 = cited_as(c13, "C11", "C.11");

}  // namespace trf::pair::dutch
