#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.11 [C16] Fewest resident downfloaters who had a downfloat two rounds before.
const Criterion c16{{.name = "C16",
                     .article = "2.4.11",
                     .says = counted<RoundsAgo::two, said::residents_down_again>,
                     .rule = asked<said::fewest_downfloats>},
                    {.of_downfloater = resident_down<&Member::before_last>}};

// 2017, C.14: of all downfloaters of this bracket, leaving it or coming into it.
const Criterion c14_2017{{.name = "C14",
                          .article = "C.14",
                          .says = counted<RoundsAgo::two, said::down_again>,
                          .rule = asked<said::fewest_downfloats>},
                         {.of_pair = higher_down<&Member::before_last>,
                          .of_downfloater = downfloater_down<&Member::before_last>}};

}  // namespace trf::pair::dutch
