#include "swiss/bye.hpp"

#include <algorithm>

namespace trf::pair::swiss {

std::optional<Rank> assign_bye(const Field& field, matching::DenseMatching& players,
                               const std::vector<Rank>& order) {
  players.maximise();
  if (players.unmatched() != 1) return std::nullopt;
  const matching::VertexSet spare = players.dispensable();
  const auto holder = std::ranges::find_if(order, [&](Rank rank) {
    return !field[rank].bye_barred && spare.contains(static_cast<matching::Vertex>(rank));
  });
  if (holder == order.end()) return std::nullopt;
  players.leave_out(static_cast<matching::Vertex>(*holder));
  players.maximise();
  return *holder;
}

}  // namespace trf::pair::swiss
