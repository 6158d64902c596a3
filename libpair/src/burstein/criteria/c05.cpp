#include "burstein/criterion.hpp"

namespace trf::pair::burstein {

// 2.3.1 [C5] Most pairs, that is: fewest outgoing floaters.
const Criterion c05{.name = "C5",
                    .text = "number of outgoing floaters",
                    .of_floater = [](const Field& /*field*/, Rank /*player*/) { return 1; }};

}  // namespace trf::pair::burstein
