#include <functional>
#include <map>
#include <set>

#include "italo_svizzero/table.hpp"

namespace trf::pair::italo_svizzero {

ResumePoint resume_point(const State& state) {
  const Tournament& tournament = *state.tournament;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  ResumePoint resume;
  for (int round = 1; round < state.round; ++round) {
    std::map<Score, std::set<PlayerIndex>, std::greater<>> left;
    for (PlayerIndex player = 0; player < count; ++player) {
      const PlayerIndex opponent = tournament.game(player, round).opponent;
      if (opponent == no_player) continue;
      // In the first round only the draw counts (art. 5).
      left[round == 1 ? Score{} : points_before(state, player, round)].insert(player);
    }
    const auto take = [&](PlayerIndex player) {
      for (auto group = left.begin(); group != left.end(); ++group) {
        if (group->second.erase(player) == 0) continue;
        if (group->second.empty()) left.erase(group);
        return;
      }
    };
    // The first search includes the resume point (art. 6), later ones start after the second
    // player.
    PlayerIndex pointer = resume.place;
    while (!left.empty()) {
      const auto& top = left.begin()->second;
      auto found = top.lower_bound(pointer);
      if (found == top.end()) found = top.begin();
      const PlayerIndex first = *found;
      const Game game = tournament.game(first, round);
      const PlayerIndex second = game.opponent;
      take(first);
      take(second);
      resume =
          game.colour == Colour::black ? ResumePoint{second, first} : ResumePoint{first, second};
      pointer = second + 1 == count ? PlayerIndex{0} : static_cast<PlayerIndex>(second + 1);
    }
  }
  return resume;
}

}  // namespace trf::pair::italo_svizzero
