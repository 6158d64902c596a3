#include "italo_svizzero/circle.hpp"
#include "italo_svizzero/table.hpp"

namespace trf::pair::italo_svizzero {

ResumePoint resume_point(const State& state, const Regulation& regulation) {
  const Tournament& tournament = *state.tournament;
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  ResumePoint resume;
  for (int round = 1; round < state.round; ++round) {
    std::vector<Score> points(tournament.players.size());
    Circle left(points.size());
    for (PlayerIndex player = 0; player < count; ++player) {
      const PlayerIndex opponent = tournament.game(player, round).opponent;
      if (opponent == no_player) continue;
      // In the first round only the draw counts (art. 5).
      if (round > 1) points[player] = points_before(state, player, round);
      left.insert(points[player], player);
    }
    // The first search includes the resume point (art. 6), later ones start after the second
    // player.
    PlayerIndex pointer = resume.place;
    while (!left.empty()) {
      const PlayerIndex first = left.first(pointer);
      const Game game = tournament.game(first, round);
      const PlayerIndex second = game.opponent;
      left.remove(points[first], first);
      left.remove(points[second], second);
      const Colour colour = colour_of(game, regulation.other);
      resume = colour == Colour::black ? ResumePoint{second, first} : ResumePoint{first, second};
      pointer = second + 1 == count ? PlayerIndex{0} : static_cast<PlayerIndex>(second + 1);
    }
    for (PlayerIndex player = 0; regulation.other.free_is_last_pair && player < count; ++player)
      if (tournament.game(player, round).is_free_win()) resume = {player, no_player};
  }
  return resume;
}

}  // namespace trf::pair::italo_svizzero
