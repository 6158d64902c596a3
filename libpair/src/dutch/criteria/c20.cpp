#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {

Fault mdp_difference_two_rounds_ago(const Field& field, Rank higher, Rank lower) {
  const Member& member = field[higher];
  const std::int32_t difference = member.score - field[lower].score;
  return {.value = difference,
          .count = difference > 0 && member.before_last == FloatKind::down ? 1 : 0};
}

// An MDP in the Limbo downfloats again, with a larger difference than any in this bracket. It is
// calculated to one point below the bracket, as in A.8 of the 2017 edition.
Fault limbo_difference_two_rounds_ago(const Field& field, const Bracket& bracket, Rank player) {
  const Member& member = field[player];
  const bool again = member.score > bracket.score && member.before_last == FloatKind::down;
  return {.value = member.score - bracket.score + one_point, .count = again ? 1 : 0};
}

Fault downfloater_difference_two_rounds_ago(const Field& field, const Bracket& bracket,
                                            Rank player) {
  const Member& member = field[player];
  return {.value = member.score - bracket.score + one_point,
          .count = member.before_last == FloatKind::down ? 1 : 0};
}

}  // namespace

// 2.4.15 [C20] Smallest score differences of MDPs who had a downfloat two rounds before. 2017: C18.
const Criterion c20{
    {.name = "C20",
     .article = "2.4.15",
     .says = differences<RoundsAgo::two, said::differences_of_mdps>,
     .rule = asked<said::smallest_downfloat_differences>,
     .measure = Measure::list},
    {.of_pair = mdp_difference_two_rounds_ago, .of_downfloater = limbo_difference_two_rounds_ago}};
const Criterion c18_2017{{.name = "C18",
                          .article = "C.18",
                          .says = differences<RoundsAgo::two, said::differences_down_again>,
                          .rule = asked<said::smallest_downfloat_differences>,
                          .measure = Measure::list},
                         {.of_pair = mdp_difference_two_rounds_ago,
                          .of_downfloater = downfloater_difference_two_rounds_ago}};

}  // namespace trf::pair::dutch
