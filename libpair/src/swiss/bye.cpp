#include "swiss/bye.hpp"

#include <algorithm>

namespace trf::pair::swiss {

std::optional<Rank> assign_bye(const Field& field, matching::Matcher& players,
                               const std::vector<Rank>& order) {
  const auto holder = std::ranges::find_if(order, [&](Rank rank) {
    return !field[rank].bye_barred && players.try_take_out(static_cast<matching::Vertex>(rank));
  });
  return holder == order.end() ? std::nullopt : std::optional(*holder);
}

}  // namespace trf::pair::swiss
