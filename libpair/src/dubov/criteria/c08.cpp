#include "dubov/criterion.hpp"

namespace trf::pair::dubov {

// 2.3.4 [C8] Unless it is the last round, fewest upfloaters who are maximum upfloaters (1.8).
const Criterion c08{.name = "C8",
                    .text = "maximum upfloaters among the upfloaters",
                    .in_last_round = false,
                    .of_upfloater = [](const Field& field, Rank player) {
                      return field.opposition(player).maximum_upfloater ? 1 : 0;
                    }};

}  // namespace trf::pair::dubov
