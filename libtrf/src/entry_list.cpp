#include "trf/entry_list.hpp"

#include <algorithm>
#include <numeric>
#include <random>

#include "seeding_rating.hpp"
#include "trf/text.hpp"

namespace trf {
namespace {

// Title's enumerators are in the order of the regulation, with none before all.
int title_order(Title title) noexcept { return title == Title::none ? 9 : static_cast<int>(title); }

// Fisher and Yates, by an engine that is the same on every machine.
void draw_lots(std::vector<PlayerIndex>& order, std::uint64_t seed) {
  std::mt19937_64 engine{seed};
  for (std::size_t left = order.size(); left > 1; --left) {
    const std::uint64_t most = std::mt19937_64::max() - std::mt19937_64::max() % left;
    std::uint64_t drawn = engine();
    while (drawn >= most) drawn = engine();
    std::swap(order[left - 1], order[drawn % left]);
  }
}

}  // namespace

std::vector<PlayerIndex> initial_order(const TournamentDraft& t, const EntryOrder& order) {
  std::vector<PlayerIndex> result(t.players.size());
  std::iota(result.begin(), result.end(), PlayerIndex{0});
  std::ranges::stable_sort(result, {}, [&](PlayerIndex p) { return t.players[p].row; });
  if (order.kind == EntryOrder::Kind::lots) draw_lots(result, order.seed);
  if (order.kind != EntryOrder::Kind::fide) return result;
  std::ranges::stable_sort(result, [&](PlayerIndex x, PlayerIndex y) {
    const auto &a = t.players[x], &b = t.players[y];
    const int one = detail::seeding_rating(t, a), other = detail::seeding_rating(t, b);
    if (one != other) return one > other;
    if (a.title != b.title) return title_order(a.title) < title_order(b.title);
    const auto best = [](const Player& player) {
      int rating = 0;
      for (const auto& record : player.national) rating = std::max<int>(rating, record.rating);
      return rating;
    };
    if (best(a) != best(b)) return best(a) > best(b);
    return lower(a.name) < lower(b.name);
  });
  return result;
}

void assign_initial_order(TournamentDraft& tournament, const EntryOrder& order) {
  auto& players = tournament.players;
  for (std::size_t i = 0; i < players.size(); ++i) players[i].row = static_cast<std::uint32_t>(i);
  std::vector<Player> sorted;
  sorted.reserve(players.size());
  std::vector<PlayerIndex> place(players.size());
  for (const auto p : initial_order(tournament, order)) {
    place[p] = static_cast<PlayerIndex>(sorted.size());
    sorted.push_back(std::move(players[p]));
  }
  players = std::move(sorted);
  for (Team& team : tournament.teams)
    for (PlayerIndex& member : team.members)
      if (member != no_player) member = place[member];
  for (std::size_t i = 0; i < players.size(); ++i) {
    auto& player = players[i];
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rank = player.start_rank;
    player.row = static_cast<std::uint32_t>(i);
    player.points = Score{};
  }
  tournament.stated_players = static_cast<int>(players.size());
  tournament.stated_rated = static_cast<int>(rated_players(players));
}

}  // namespace trf
