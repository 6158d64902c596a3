#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.12 [C17] Fewest opponents of MDPs who had an upfloat two rounds before. 2017: C15.
const Criterion c17{{.name = "C17",
                     .article = "2.4.12",
                     .says = counted<RoundsAgo::two, said::opponents_up_again>,
                     .rule = asked<said::fewest_upfloats>},
                    {.of_pair = lower_up<&Member::before_last>}};
const Criterion c15_2017{{.name = "C15",
                          .article = "C.15",
                          .says = counted<RoundsAgo::two, said::up_again>,
                          .rule = asked<said::fewest_upfloats>},
                         {.of_pair = lower_up<&Member::before_last>}};

}  // namespace trf::pair::dutch
