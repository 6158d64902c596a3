#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault opponent_difference_two_rounds_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[lower];
  const std::int32_t difference = field[higher].score - member.score;
  return {.value = difference,
          .count = difference > 0 && member.before_last == FloatKind::up ? 1 : 0};
}

}  // namespace

// 2.4.16 [C21] Smallest score differences of opponents of MDPs who had an upfloat two rounds
// before. 2017: C19.
const Criterion c21{{.name = "C21",
                     .article = "2.4.16",
                     .says = differences<RoundsAgo::two, said::differences_of_opponents>,
                     .rule = asked<said::smallest_upfloat_differences>,
                     .measure = Measure::list},
                    {.of_pair = opponent_difference_two_rounds_ago}};
const Criterion c19_2017{{.name = "C19",
                          .article = "C.19",
                          .says = differences<RoundsAgo::two, said::differences_up_again>,
                          .rule = asked<said::smallest_upfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = opponent_difference_two_rounds_ago}};

}  // namespace trf::pair::dutch
