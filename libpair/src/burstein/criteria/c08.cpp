#include "burstein/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::burstein {

// 2.3.4 [C8] Fewest players who do not get their colour preference: one of each pair whose
// players prefer the same colour.
const Criterion c08{{.name = "C8",
                     .says = counted<said::without_preference>,
                     .rule = asked<said::most_preferences>},
                    {.of_pair = [](const Field& field, Rank a, Rank b) {
                      const Colour colour = field[a].preference.colour;
                      return colour != Colour::none && colour == field[b].preference.colour ? 1 : 0;
                    }}};

}  // namespace trf::pair::burstein
