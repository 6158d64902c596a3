#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.6 [C10] Unless it is the last round, fewest upfloaters who upfloated in the previous round.
const Criterion c10{{.name = "C10",
                     .says = counted<said::upfloaters_again>,
                     .rule = asked<said::fewest_repeated_upfloaters>},
                    {.in_last_round = false, .of_floater = [](const Field& field, Rank player) {
                       return int{field.opposition(player).upfloated_last};
                     }}};

}  // namespace trf::pair::dubov
