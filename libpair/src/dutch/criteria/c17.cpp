#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault lower_up_two_rounds_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[lower];
  return {.count =
              member.score < field[higher].score && member.before_last == FloatKind::up ? 1 : 0};
}

}  // namespace

// 2.4.12 [C17] Fewest opponents of MDPs who had an upfloat two rounds before. 2017: C15.
const Criterion c17{{.name = "C17",
                     .article = "2.4.12",
                     .says = counted<RoundsAgo::two, said::opponents_up_again>,
                     .rule = asked<said::fewest_upfloats>},
                    {.of_pair = lower_up_two_rounds_ago}};
const Criterion c15_2017{{.name = "C15",
                          .article = "C.15",
                          .says = counted<RoundsAgo::two, said::up_again>,
                          .rule = asked<said::fewest_upfloats>},
                         {.of_pair = lower_up_two_rounds_ago}};

}  // namespace trf::pair::dutch
