#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.2 [C6] Highest scores of the upfloaters, taken from the lowest up.
const Criterion c06{
    {.name = "C6",
     .says = scores<said::scores_of_upfloaters>,
     .rule = asked<said::highest_upfloaters>,
     .measure = Measure::list},
    {.of_floater = [](const Field& field, Rank player) { return field[player].score; }}};

}  // namespace trf::pair::dubov
