#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault score(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.value = field[player].score, .count = 1};
}

// A.8: score differences of the pairs, and of the downfloaters to one point below the lowest.
Fault pair_difference(const Field& field, Rank higher, Rank lower) {
  const std::int32_t difference = field[higher].score - field[lower].score;
  return {.value = difference, .count = difference > 0 ? 1 : 0};
}

Fault downfloater_difference_2017(const Field& field, const Bracket& bracket, Rank player) {
  return {.value = field[player].score - (bracket.score - one_point), .count = 1};
}

}  // namespace

// 2.4.2 [C7] Lowest scores, taken in descending order, of the downfloaters.
const Criterion c07{{.name = "C7",
                     .article = "2.4.2",
                     .says = scores<said::scores_of_downfloaters>,
                     .rule = asked<said::lowest_downfloaters>,
                     .measure = Measure::list},
                    {.of_downfloater = score}};

// 2017, C.6: smallest pairing score differences (PSD), taken in descending order.
const Criterion c06_2017{
    {.name = "C6",
     .article = "C.6",
     .says = list<said::pairing_differences>,
     .rule = asked<said::smallest_pairing_differences>,
     .measure = Measure::list},
    {.of_pair = pair_difference, .of_downfloater = downfloater_difference_2017}};

}  // namespace trf::pair::dutch
