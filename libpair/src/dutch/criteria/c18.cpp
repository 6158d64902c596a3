#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.13 [C18] Smallest score differences of MDPs who had a downfloat in the previous round. 2017:
// C16.
const Criterion c18{
    {.name = "C18",
     .article = "2.4.13",
     .says = differences<RoundsAgo::one, said::differences_of_mdps>,
     .rule = asked<said::smallest_downfloat_differences>,
     .measure = Measure::list},
    {.of_pair = mdp_difference<&Member::last>, .of_downfloater = limbo_difference<&Member::last>}};
const Criterion c16_2017{{.name = "C16",
                          .article = "C.16",
                          .says = differences<RoundsAgo::one, said::differences_down_again>,
                          .rule = asked<said::smallest_downfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = mdp_difference<&Member::last>,
                          .of_downfloater = downfloater_difference<&Member::last>}};

}  // namespace trf::pair::dutch
