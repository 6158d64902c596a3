#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.10 [C15] Fewest opponents of MDPs who had an upfloat in the previous round. 2017: C13.
const Criterion c15{{.name = "C15",
                     .article = "2.4.10",
                     .says = counted<RoundsAgo::one, said::opponents_up_again>,
                     .rule = asked<said::fewest_upfloats>},
                    {.of_pair = lower_up<&Member::last>}};
const Criterion c13_2017{{.name = "C13",
                          .article = "C.13",
                          .says = counted<RoundsAgo::one, said::up_again>,
                          .rule = asked<said::fewest_upfloats>},
                         {.of_pair = lower_up<&Member::last>}};

}  // namespace trf::pair::dutch
