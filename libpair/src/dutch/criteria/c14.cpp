#include "dutch/earlier_floats.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.9 [C14] Fewest resident downfloaters who had a downfloat in the previous round.
const Criterion c14{{.name = "C14",
                     .article = "2.4.9",
                     .says = counted<RoundsAgo::one, said::residents_down_again>,
                     .rule = asked<said::fewest_downfloats>},
                    {.of_downfloater = resident_down<&Member::last>}};

// 2017, C.12: of all downfloaters of this bracket, leaving it or coming into it.
const Criterion c12_2017{
    {.name = "C12",
     .article = "C.12",
     .says = counted<RoundsAgo::one, said::down_again>,
     .rule = asked<said::fewest_downfloats>},
    {.of_pair = higher_down<&Member::last>, .of_downfloater = downfloater_down<&Member::last>}};

}  // namespace trf::pair::dutch
