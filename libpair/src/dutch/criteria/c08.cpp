#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {

// 2.4.3 [C8] With the downfloaters, the following bracket meets [C1] to [C7] as well as possible.
// The engine looks ahead; nothing is added in the bracket itself.
const Criterion c08{{.name = "C8",
                     .article = "2.4.3",
                     .says = ahead<said::next_bracket_leaves>,
                     .rule = asked<said::best_next_bracket>,
                     .measure = Measure::look_ahead},
                    {}};

// 2017, C.7: the same for its pairs, then its PSD; not in the penultimate or the last bracket.
const Criterion c07_2017{{.name = "C7",
                          .article = "C.7",
                          .says = ahead<said::next_bracket_differences>,
                          .rule = asked<said::best_next_bracket>,
                          .measure = Measure::look_ahead},
                         {}};

}  // namespace trf::pair::dutch
