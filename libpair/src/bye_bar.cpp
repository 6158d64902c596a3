#include "bye_bar.hpp"

#include <algorithm>

namespace trf::pair {

bool is_bye_barred(const Contender& player, const PointSystem& points, ByeBar bar) noexcept {
  return std::ranges::any_of(player.past, [&](const Past& past) {
    if (past.is_won_unplayed()) return true;
    switch (bar) {
      case ByeBar::forfeit_win: break;
      case ByeBar::points_of_a_win: return !past.has_colour() && past.points >= points.win();
      case ByeBar::full_point_bye: return past.code == ResultCode::full_point_bye;
    }
    return false;
  });
}

}  // namespace trf::pair
