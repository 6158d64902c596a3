#include "dubov/criterion.hpp"

namespace trf::pair::dubov {

// 2.3.1 [C5] Fewest upfloaters.
const Criterion c05{.name = "C5",
                    .text = "number of upfloaters",
                    .of_upfloater = [](const Field& /*field*/, Rank /*player*/) { return 1; }};

}  // namespace trf::pair::dubov
