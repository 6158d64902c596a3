#include "trf/baku.hpp"

#include <algorithm>
#include <string_view>
#include <vector>

namespace trf {
namespace {

/// By player: stood in the list when round 1 was paired. Who shows a known absence in that round
/// came later, and once it is paired, so did who shows nothing.
[[nodiscard]] std::vector<bool> first_list(const Tournament& tournament) {
  std::vector<bool> listed(tournament.players.size());
  const bool paired = tournament.paired_rounds() > 0;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    const Game game = tournament.game(static_cast<PlayerIndex>(i), 1);
    listed[i] = game.code != ResultCode::zero_point_bye && !(paired && game.is_blank());
  }
  if (paired) return listed;
  const auto leave_out = [&](Id id) {
    if (const auto player = tournament.find(id); player != no_player) listed[player] = false;
  };
  std::ranges::for_each(tournament.absent, leave_out);
  for (const auto& byes : tournament.announced_byes) {
    if (byes.round == 1 && byes.kind == ResultCode::zero_point_bye) {
      std::ranges::for_each(byes.ids, leave_out);
    }
  }
  return listed;
}

}  // namespace

Baku::Baku(const Tournament& tournament, int rounds)
    : accelerated_((rounds + 1) / 2),
      win_(tournament.points.win()),
      draw_(tournament.points.draw()) {
  full_ = (accelerated_ + 1) / 2;
  const auto listed = first_list(tournament);
  const auto count = static_cast<std::size_t>(std::ranges::count(listed, true));
  // The last player of group A stays the same when later entries move the numbers.
  std::size_t wanted = 2 * ((count + 3) / 4);
  for (std::size_t i = 0; i < listed.size() && wanted > 0; ++i) {
    if (listed[i]) --wanted;
    group_a_ = i + 1;
  }
}

Score Baku::points(PlayerIndex player, int round) const noexcept {
  if (player >= group_a_ || round > accelerated_) return {};
  return round <= full_ ? win_ : draw_;
}

bool has_computed_baku(const Tournament& tournament) noexcept {
  return std::string_view(tournament.type_code).ends_with("_BAKU") &&
         tournament.acceleration.empty() && tournament.player_acceleration.empty();
}

}  // namespace trf
