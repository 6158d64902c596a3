#include "dutch/criterion.hpp"

namespace trf::pair::dutch {
namespace {
Fault unplayed(const Field& field, const Bracket& /*bracket*/, Rank player) {
  return {.count = field[player].unplayed};
}
}  // namespace

// 2.4.4 [C9] Fewest unplayed games of who will receive the pairing-allocated bye.
const Criterion c09{.name = "C9",
                    .article = "2.4.4",
                    .text = "unplayed games of the player who receives the bye",
                    .scope = Scope::single_bye,
                    .of_downfloater = unplayed};

}  // namespace trf::pair::dutch
