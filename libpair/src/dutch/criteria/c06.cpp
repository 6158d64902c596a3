#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {
Fault downfloater(const Field& /*field*/, const Bracket& /*bracket*/, Rank /*player*/) {
  return {.count = 1};
}
}  // namespace

// 2.4.1 [C6] Fewest downfloaters, that is: most pairs. 2017: C5.
constexpr Criterion c06{{.name = "C6",
                         .article = "2.4.1",
                         .says = counted<said::count_of_downfloaters>,
                         .rule = asked<said::fewest_downfloaters>},
                        {.of_downfloater = downfloater}};
constexpr Criterion c05_2017 = cited_as(c06, "C5", "C.5");

}  // namespace trf::pair::dutch
