#pragma once

#include <optional>
#include <vector>

#include "trf/pair/system.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// A player in a round, in figures: for an answer to this player.
struct PlayerFigures {
  PlayerIndex player = no_player;
  PlayerIndex opponent = no_player;
  Colour colour = Colour::none;  ///< In this round
  bool bye = false;
  bool present = false;
  Score points;                 ///< Before the round; with virtual points, if present
  std::vector<Colour> colours;  ///< Of the games played, or those that count (PlayerView::colours)
  int difference = 0;           ///< Whites minus Blacks
  std::optional<PlayerView> view;
};

/// \p correct  the round as the system pairs it, from `state`
[[nodiscard]] PlayerFigures figures_of(const System& system, const State& state,
                                       const Outcome& correct, PlayerIndex player);

}  // namespace trf::pair
#pragma GCC visibility pop
