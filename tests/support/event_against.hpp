#pragma once

#include <cstdint>
#include <vector>

#include "trf/rating/event.hpp"

namespace trf::test {

/// Player 0 against one opponent a game; `halves` of each game.
[[nodiscard]] inline rating::Event against(Date start, int own, const std::vector<int>& opponents,
                                           const std::vector<int>& halves) {
  rating::Event event;
  event.start = start;
  event.rounds = static_cast<int>(opponents.size());
  event.entrants.resize(opponents.size() + 1);
  event.entrants[0].rating = own;
  for (std::size_t i = 0; i < opponents.size(); ++i) {
    const auto round = static_cast<std::uint16_t>(i + 1);
    event.entrants[i + 1].rating = opponents[i];
    event.entrants[0].games.push_back(
        {round, static_cast<PlayerIndex>(i + 1), Score::from_halves(halves[i])});
    event.entrants[i + 1].games.push_back({round, 0, Score::from_halves(2 - halves[i])});
  }
  return event;
}

}  // namespace trf::test
