#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.5 [C9] Unless it is the last round, fewest upfloats of maximum upfloaters: the sum of their
// earlier upfloats (reading D-02; the number of players would repeat [C8]).
const Criterion c09{
    {.name = "C9",
     .says = counted<said::earlier_upfloats>,
     .rule = asked<said::fewest_earlier_upfloats>},
    {.in_last_round = false, .of_floater = [](const Field& field, Rank player) -> std::int32_t {
       const Opposition& one = field.opposition(player);
       if (!one.maximum_upfloater) return 0;
       return field.regulation().other.players_counted ? 1 : one.upfloats;
     }}};

}  // namespace trf::pair::dubov
