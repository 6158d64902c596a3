#pragma once

#include <algorithm>
#include <cstdint>
#include <limits>
#include <vector>

#include "trf/rating/event.hpp"

namespace trf::rating {

/// The opponent of a norm who is raised to the floor, in all games with this person: the one with
/// the lowest rating, of several the one with the most games. RTF 4.4.1.5.4, B.01 1.4.6 c.
struct LowestOpponent {
  int rating = std::numeric_limits<int>::max();
  std::int64_t games = 0;
};

template <class RatingOf>
[[nodiscard]] LowestOpponent lowest_opponent(const std::vector<EventGame>& games,
                                             const RatingOf& rating_of) {
  LowestOpponent lowest;
  for (const auto& game : games) {
    const int rating = rating_of(game.opponent);
    if (rating > lowest.rating) continue;
    const auto own = std::ranges::count(games, game.opponent, &EventGame::opponent);
    if (rating < lowest.rating || own > lowest.games) lowest = {rating, own};
  }
  return lowest;
}

}  // namespace trf::rating
