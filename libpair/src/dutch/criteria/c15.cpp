#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault lower_up_one_round_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[lower];
  return {.count = member.score < field[higher].score && member.last == FloatKind::up ? 1 : 0};
}

}  // namespace

// 2.4.10 [C15] Fewest opponents of MDPs who had an upfloat in the previous round. 2017: C13.
const Criterion c15{{.name = "C15",
                     .article = "2.4.10",
                     .says = counted<RoundsAgo::one, said::opponents_up_again>,
                     .rule = asked<said::fewest_upfloats>},
                    {.of_pair = lower_up_one_round_ago}};
const Criterion c13_2017{{.name = "C13",
                          .article = "C.13",
                          .says = counted<RoundsAgo::one, said::up_again>,
                          .rule = asked<said::fewest_upfloats>},
                         {.of_pair = lower_up_one_round_ago}};

}  // namespace trf::pair::dutch
