#include "burstein/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::burstein {

// 2.3.2 [C6] Lowest scores, taken from the highest down, of the outgoing floaters.
const Criterion c06{
    {.name = "C6",
     .says = scores<said::scores_of_floaters>,
     .rule = asked<said::lowest_downfloaters>,
     .measure = Measure::list},
    {.of_floater = [](const Field& field, Rank player) { return field[player].score; }}};

}  // namespace trf::pair::burstein
