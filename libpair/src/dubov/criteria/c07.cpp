#include "dubov/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dubov {

// 2.3.3 [C7] Fewest players who do not get their colour preference: one of each pair whose
// players prefer the same colour.
const Criterion c07{{.name = "C7",
                     .says = counted<said::without_preference>,
                     .rule = asked<said::most_preferences>},
                    {.of_pair = [](const Field& field, Rank a, Rank b) {
                      return int{field.same_preference(a, b)};
                    }}};

}  // namespace trf::pair::dubov
