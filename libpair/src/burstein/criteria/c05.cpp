#include "burstein/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::burstein {

// 2.3.1 [C5] Most pairs, that is: fewest outgoing floaters.
const Criterion c05{
    {.name = "C5", .says = counted<said::count_of_floaters>, .rule = asked<said::most_pairs>},
    {.of_floater = [](const Field& /*field*/, Rank /*player*/) { return 1; }}};

}  // namespace trf::pair::burstein
