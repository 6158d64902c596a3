#include "baku.hpp"

namespace trf::pair {
namespace {

/// Stood in the list before round 1 was paired. An entry that came later shows nothing or a
/// known absence there; before round 1 everybody in the report is in the list.
[[nodiscard]] bool in_first_list(const Tournament& tournament, PlayerIndex player) noexcept {
  if (tournament.paired_rounds() == 0) return true;
  const Game game = tournament.game(player, 1);
  return !game.is_blank() && game.code != ResultCode::zero_point_bye;
}

}  // namespace

Baku::Baku(const Tournament& tournament, int rounds)
    : accelerated_((rounds + 1) / 2),
      win_(tournament.points.win()),
      draw_(tournament.points.draw()) {
  full_ = (accelerated_ + 1) / 2;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  std::size_t listed = 0;
  for (PlayerIndex player = 0; player < count; ++player) {
    if (in_first_list(tournament, player)) ++listed;
  }
  // The last player of group A stays the same when later entries move the numbers.
  std::size_t wanted = 2 * ((listed + 3) / 4);
  for (PlayerIndex player = 0; player < count && wanted > 0; ++player) {
    if (in_first_list(tournament, player)) --wanted;
    group_a_ = std::size_t{player} + 1;
  }
}

Score Baku::points(PlayerIndex player, int round) const noexcept {
  if (player >= group_a_ || round > accelerated_) return {};
  return round <= full_ ? win_ : draw_;
}

}  // namespace trf::pair
