#include "match_swiss/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::match_swiss {
namespace {

int floated(const Field& field, Rank high, Rank /*low*/, bool floats) {
  return floats && field[high].floated ? 1 : 0;
}

}  // namespace

// C.04.5 C8, C.04.6 C10: fewest opponents of upfloaters that floated in the previous round; not in
// the last round (teams: not in the last two).
constexpr PairCriterion c08_opponent{{.name = "C8",
                                      .article = "2.3.5",
                                      .says = counted<said::opponents_floated>,
                                      .rule = asked<said::fewest_repeated_floats>},
                                     {.is_about_floats = true, .of_pair = floated}};
constexpr PairCriterion c10_opponent = cited_as(c08_opponent, "C10", "2.3.7");

}  // namespace trf::pair::match_swiss
