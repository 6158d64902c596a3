#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault resident_down_two_rounds_ago(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  return {.count = member.score == bracket.score && member.before_last == FloatKind::down ? 1 : 0};
}

Fault downfloater_down_two_rounds_ago(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.count = field[player].before_last == FloatKind::down ? 1 : 0};
}

Fault higher_down_two_rounds_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  return {.count =
              member.score > field[lower].score && member.before_last == FloatKind::down ? 1 : 0};
}

}  // namespace

// 2.4.11 [C16] Fewest resident downfloaters who had a downfloat two rounds before.
const Criterion c16{{.name = "C16",
                     .article = "2.4.11",
                     .says = counted<RoundsAgo::two, said::residents_down_again>,
                     .rule = asked<said::fewest_downfloats>},
                    {.of_downfloater = resident_down_two_rounds_ago}};

// 2017, C.14: of all downfloaters of this bracket, leaving it or coming into it.
const Criterion c14_2017{
    {.name = "C14",
     .article = "C.14",
     .says = counted<RoundsAgo::two, said::down_again>,
     .rule = asked<said::fewest_downfloats>},
    {.of_pair = higher_down_two_rounds_ago, .of_downfloater = downfloater_down_two_rounds_ago}};

}  // namespace trf::pair::dutch
