#include "burstein/criterion.hpp"

namespace trf::pair::burstein {

// 2.3.2 [C6] Lowest scores, taken from the highest down, of the outgoing floaters.
const Criterion c06{
    .name = "C6",
    .text = "scores of the outgoing floaters",
    .measure = Measure::scores,
    .of_floater = [](const Field& field, Rank player) { return field[player].score; }};

}  // namespace trf::pair::burstein
