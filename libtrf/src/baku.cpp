#include "trf/baku.hpp"

#include <algorithm>
#include <vector>

#include "trf/matches.hpp"
#include "trf/type_code.hpp"

namespace trf {
namespace {

/// By player: is the player paired in round 1 (C.04.7 1.2)? A player who is absent from it, also
/// with a requested bye, has no TPN yet and is a late entry (1.3).
[[nodiscard]] std::vector<bool> first_list(const Tournament& tournament) {
  std::vector<bool> listed(tournament.players.size());
  bool paired = false;
  for (std::size_t i = 0; i < listed.size(); ++i) {
    listed[i] = tournament.game(static_cast<PlayerIndex>(i), 1).takes_part();
    paired = paired || listed[i];
  }
  if (paired) return listed;
  for (std::size_t i = 0; i < listed.size(); ++i)
    listed[i] = tournament.game(static_cast<PlayerIndex>(i), 1).is_blank();
  const auto leave_out = [&](Id id) {
    if (const auto player = tournament.find(id); player != no_player) listed[player] = false;
  };
  std::ranges::for_each(tournament.absent, leave_out);
  for (const auto& byes : tournament.announced_byes)
    if (byes.round == 1) std::ranges::for_each(byes.ids, leave_out);
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
  // The last player of group A stays the same if later entries change the numbers.
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

std::vector<Acceleration> baku_records(const Tournament& tournament, int rounds) {
  const int games = is_double_swiss(tournament) ? 2 : 1;
  const auto matches = games == 2 ? tournament_of_double_matches(tournament) : nullptr;
  const auto& counted = matches ? *matches : tournament;
  const int last_round = (rounds + games - 1) / games;
  const Baku baku{counted, last_round};
  std::vector<Acceleration> records;
  if (baku.group_a() == 0) return records;
  for (int first = 1; first <= last_round;) {
    const auto points = baku.points(0, first);
    int last = first;
    while (last < last_round && baku.points(0, last + 1) == points) ++last;
    if (points != Score{})
      records.push_back({{},
                         points,
                         static_cast<std::uint16_t>((first - 1) * games + 1),
                         static_cast<std::uint16_t>(last * games),
                         counted.players.front().start_rank,
                         counted.players[baku.group_a() - 1].start_rank,
                         0});
    first = last + 1;
  }
  return records;
}

bool has_computed_baku(const Tournament& tournament) noexcept {
  return type_code(tournament.type_code).is_baku && tournament.acceleration.empty() &&
         tournament.player_acceleration.empty();
}

}  // namespace trf
