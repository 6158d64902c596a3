#include "dubov/criterion.hpp"

namespace trf::pair::dubov {

// 2.3.6 [C10] Unless it is the last round, fewest upfloaters who upfloated in the previous round.
const Criterion c10{.name = "C10",
                    .text = "upfloaters who upfloated in the previous round",
                    .in_last_round = false,
                    .of_upfloater = [](const Field& field, Rank player) {
                      return field.opposition(player).upfloated_last ? 1 : 0;
                    }};

}  // namespace trf::pair::dubov
