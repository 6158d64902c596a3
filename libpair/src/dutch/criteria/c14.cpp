#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault resident_down_one_round_ago(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  return {.count = member.score == bracket.score && member.last == FloatKind::down ? 1 : 0};
}

Fault downfloater_down_one_round_ago(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.count = field[player].last == FloatKind::down ? 1 : 0};
}

Fault higher_down_one_round_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  return {.count = member.score > field[lower].score && member.last == FloatKind::down ? 1 : 0};
}

}  // namespace

// 2.4.9 [C14] Fewest resident downfloaters who had a downfloat in the previous round.
const Criterion c14{{.name = "C14",
                     .article = "2.4.9",
                     .says = counted<RoundsAgo::one, said::residents_down_again>,
                     .rule = asked<said::fewest_downfloats>},
                    {.of_downfloater = resident_down_one_round_ago}};

// 2017, C.12: of all downfloaters of this bracket, leaving it or coming into it.
const Criterion c12_2017{
    {.name = "C12",
     .article = "C.12",
     .says = counted<RoundsAgo::one, said::down_again>,
     .rule = asked<said::fewest_downfloats>},
    {.of_pair = higher_down_one_round_ago, .of_downfloater = downfloater_down_one_round_ago}};

}  // namespace trf::pair::dutch
