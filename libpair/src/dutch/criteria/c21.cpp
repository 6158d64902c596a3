#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.16 [C21] Smallest score differences of opponents of MDPs who had an upfloat two rounds
// before. 2017: C19.
const Criterion c21{{.name = "C21",
                     .article = "2.4.16",
                     .says = differences<RoundsAgo::two, said::differences_of_opponents>,
                     .rule = asked<said::smallest_upfloat_differences>,
                     .measure = Measure::list},
                    {.of_pair = opponent_difference<&Member::before_last>}};
const Criterion c19_2017{{.name = "C19",
                          .article = "C.19",
                          .says = differences<RoundsAgo::two, said::differences_up_again>,
                          .rule = asked<said::smallest_upfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = opponent_difference<&Member::before_last>}};

}  // namespace trf::pair::dutch
