#include "dubov/criterion.hpp"

namespace trf::pair::dubov {

// 2.3.2 [C6] Highest scores of the upfloaters, taken from the lowest up.
const Criterion c06{
    .name = "C6",
    .text = "scores of the upfloaters",
    .measure = Measure::scores,
    .of_upfloater = [](const Field& field, Rank player) { return field[player].score; }};

}  // namespace trf::pair::dubov
