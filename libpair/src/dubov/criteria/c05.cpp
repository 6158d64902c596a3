#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.1 [C5] Fewest upfloaters.
const Criterion c05{{.name = "C5",
                     .says = counted<said::count_of_upfloaters>,
                     .rule = asked<said::fewest_upfloaters>},
                    {.of_floater = [](const Field& /*field*/, Rank /*player*/) { return 1; }}};

}  // namespace trf::pair::dubov
