#include "trf/entry_list.hpp"

#include <algorithm>
#include <tuple>

namespace trf {
namespace {

std::string folded(std::string_view name) {
  std::string out{name};
  for (char& c : out)
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  return out;
}

// Title's enumerators stand in the order of the regulation, with none before all.
int title_order(Title title) noexcept { return title == Title::none ? 9 : static_cast<int>(title); }

}  // namespace

void assign_initial_order(Tournament& tournament) {
  auto& players = tournament.players;
  std::ranges::stable_sort(players, [](const Player& a, const Player& b) {
    if (a.rating != b.rating) return a.rating > b.rating;
    if (a.title != b.title) return title_order(a.title) < title_order(b.title);
    return folded(a.name) < folded(b.name);
  });
  int rated = 0;
  for (std::size_t i = 0; i < players.size(); ++i) {
    auto& player = players[i];
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rank = player.start_rank;
    player.row = static_cast<std::uint32_t>(i);
    player.points = Score{};
    rated += player.rating != 0 ? 1 : 0;
  }
  tournament.stated_players = static_cast<int>(players.size());
  tournament.stated_rated = rated;
  tournament.index();
}

}  // namespace trf
