#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault mdp_difference_one_round_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  const std::int32_t difference = member.score - field[lower].score;
  return {.value = difference, .count = difference > 0 && member.last == FloatKind::down ? 1 : 0};
}

// An MDP in the Limbo downfloats again, with a larger difference than any in this bracket. It is
// calculated to one point below the bracket, as in A.8 of the 2017 edition.
Fault limbo_difference_one_round_ago(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  const bool again = member.score > bracket.score && member.last == FloatKind::down;
  return {.value = member.score - bracket.score + one_point, .count = again ? 1 : 0};
}

Fault downfloater_difference_one_round_ago(const Field& field, const Bracket& bracket,
                                           Rank player) {
  const Member& member = field[player];
  return {.value = member.score - bracket.score + one_point,
          .count = member.last == FloatKind::down ? 1 : 0};
}

}  // namespace

// 2.4.13 [C18] Smallest score differences of MDPs who had a downfloat in the previous round. 2017:
// C16.
const Criterion c18{
    {.name = "C18",
     .article = "2.4.13",
     .says = differences<RoundsAgo::one, said::differences_of_mdps>,
     .rule = asked<said::smallest_downfloat_differences>,
     .measure = Measure::list},
    {.of_pair = mdp_difference_one_round_ago, .of_downfloater = limbo_difference_one_round_ago}};
const Criterion c16_2017{{.name = "C16",
                          .article = "C.16",
                          .says = differences<RoundsAgo::one, said::differences_down_again>,
                          .rule = asked<said::smallest_downfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = mdp_difference_one_round_ago,
                          .of_downfloater = downfloater_difference_one_round_ago}};

}  // namespace trf::pair::dutch
