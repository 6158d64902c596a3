#include "dutch/criterion.hpp"

namespace trf::pair::dutch {
namespace {

Fault difference(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  const std::int32_t difference = member.score - field[lower].score;
  return {.value = difference, .count = difference > 0 && member.last == Float::down ? 1 : 0};
}

}  // namespace

// 2.4.13 [C18] Smallest score differences of MDPs who had a downfloat in the previous round. 2017:
// C16.
const Criterion c18{
    .name = "C18",
    .article = "2.4.13",
    .text = "score differences of moved-down players who had a downfloat in the previous round",
    .measure = Measure::list,
    .of_pair = difference};
const Criterion c16_2017{
    .name = "C16",
    .article = "C.16",
    .text = "score differences of players who float down as they did in the previous round",
    .measure = Measure::list,
    .of_pair = difference};

}  // namespace trf::pair::dutch
