#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.14 [C19] Smallest score differences of opponents of MDPs who had an upfloat in the previous
// round. 2017: C17.
const Criterion c19{{.name = "C19",
                     .article = "2.4.14",
                     .says = differences<RoundsAgo::one, said::differences_of_opponents>,
                     .rule = asked<said::smallest_upfloat_differences>,
                     .measure = Measure::list},
                    {.of_pair = opponent_difference<&Member::last>}};
const Criterion c17_2017{{.name = "C17",
                          .article = "C.17",
                          .says = differences<RoundsAgo::one, said::differences_up_again>,
                          .rule = asked<said::smallest_upfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = opponent_difference<&Member::last>}};

}  // namespace trf::pair::dutch
