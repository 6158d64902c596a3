#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.4 [C8] Unless it is the last round, fewest upfloaters who are maximum upfloaters (1.8).
const Criterion c08{{.name = "C8",
                     .says = counted<said::maximum_upfloaters>,
                     .rule = asked<said::fewest_maximum_upfloaters>},
                    {.in_last_round = false, .of_floater = [](const Field& field, Rank player) {
                       return int{field.opposition(player).maximum_upfloater};
                     }}};

}  // namespace trf::pair::dubov
