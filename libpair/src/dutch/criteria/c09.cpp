#include "dutch/criterion.hpp"
#include "trf/pair/messages/rules.hpp"

namespace trf::pair::dutch {
namespace {
Fault unplayed(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.count = field[player].unplayed};
}
}  // namespace

// 2.4.4 [C9] Fewest unplayed games of the player who receives the PAB.
const Criterion c09{{.name = "C9",
                     .article = "2.4.4",
                     .says = counted<said::unplayed_games_of_pab>,
                     .rule = asked<said::fewest_unplayed_for_pab>},
                    {.scope = Scope::single_bye, .of_downfloater = unplayed}};

}  // namespace trf::pair::dutch
