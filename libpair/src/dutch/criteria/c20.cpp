#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.15 [C20] Smallest score differences of MDPs who had a downfloat two rounds before. 2017: C18.
const Criterion c20{{.name = "C20",
                     .article = "2.4.15",
                     .says = differences<RoundsAgo::two, said::differences_of_mdps>,
                     .rule = asked<said::smallest_downfloat_differences>,
                     .measure = Measure::list},
                    {.of_pair = mdp_difference<&Member::before_last>,
                     .of_downfloater = limbo_difference<&Member::before_last>}};
const Criterion c18_2017{{.name = "C18",
                          .article = "C.18",
                          .says = differences<RoundsAgo::two, said::differences_down_again>,
                          .rule = asked<said::smallest_downfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = mdp_difference<&Member::before_last>,
                          .of_downfloater = downfloater_difference<&Member::before_last>}};

}  // namespace trf::pair::dutch
