#include "match_swiss/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::match_swiss {
namespace {

// Of two that prefer the same colour, one does not get it.
int both_want(const Field& field, Rank high, Rank low, bool /*floats*/) {
  const Preference a = field[high].preference, b = field[low].preference;
  return a.colour != Colour::none && a.colour == b.colour ? 1 : 0;
}

}  // namespace

// C.04.6 C8: fewest teams that do not get their colour preference.
const PairCriterion c08_preference{{.name = "C8",
                                    .article = "2.3.5",
                                    .says = counted<said::teams_without_preference>,
                                    .rule = asked<said::most_preferences>},
                                   {.is_about_floats = false, .of_pair = both_want}};

}  // namespace trf::pair::match_swiss
