#include "burstein/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::burstein {

// 2.3.3 [C7] Outgoing floaters with whom the following bracket meets [C1] to [C6] as well as
// possible; only that bracket is considered, without its [C8] (reading B-03).
const Criterion c07{{.name = "C7",
                     .says = ahead<said::next_bracket_leaves>,
                     .rule = asked<said::best_next_bracket>,
                     .measure = Measure::look_ahead},
                    {}};

}  // namespace trf::pair::burstein
