#include "dutch/criterion.hpp"

namespace trf::pair::dutch {
namespace {

Fault difference(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  const std::int32_t difference = member.score - field[lower].score;
  return {.value = difference,
          .count = difference > 0 && member.before_last == Float::down ? 1 : 0};
}

}  // namespace

// 2.4.15 [C20] Smallest score differences of MDPs who had a downfloat two rounds before. 2017: C18.
const Criterion c20{
    .name = "C20",
    .article = "2.4.15",
    .text = "score differences of moved-down players who had a downfloat two rounds before",
    .measure = Measure::list,
    .of_pair = difference};
const Criterion c18_2017{
    .name = "C18",
    .article = "C.18",
    .text = "score differences of players who float down as they did two rounds before",
    .measure = Measure::list,
    .of_pair = difference};

}  // namespace trf::pair::dutch
