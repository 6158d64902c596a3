#include "bye_bar.hpp"

#include <algorithm>

namespace trf::pair {

bool is_bye_barred(const State& state, const Contender& player, ByeBar bar) noexcept {
  return std::ranges::any_of(player.past, [&](const Past& past) {
    if (past.code == ResultCode::pairing_bye || past.code == ResultCode::forfeit_win) return true;
    return bar == ByeBar::points_of_a_win && !past.played() &&
           past.points >= state.tournament->points.win();
  });
}

}  // namespace trf::pair
