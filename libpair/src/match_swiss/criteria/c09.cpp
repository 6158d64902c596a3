#include "match_swiss/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::match_swiss {
namespace {

int both_want_strongly(const Field& field, Rank high, Rank low, bool /*floats*/) {
  const Preference a = field[high].preference, b = field[low].preference;
  return a.strength == Strength::strong && b.strength == Strength::strong && a.colour == b.colour
             ? 1
             : 0;
}

}  // namespace

// C.04.6 C9 (type B): fewest teams that do not get their strong colour preference.
const PairCriterion c09_strong{{.name = "C9",
                                .article = "2.3.6",
                                .says = counted<said::teams_without_strong_preference>,
                                .rule = asked<said::most_strong_preferences>},
                               {.is_about_floats = false, .of_pair = both_want_strongly}};

}  // namespace trf::pair::match_swiss
