#include "trf/pair/player_figures.hpp"

#include "state_parts.hpp"

namespace trf::pair {

PlayerFigures figures_of(const System& system, const State& state, const Outcome& correct,
                         PlayerIndex player) {
  PlayerFigures figures;
  figures.player = player;
  const Seat seat = state.seat_of[player];
  // A table pairs every participant, also one without a seat, whose game in it is not played.
  figures.present = seat != no_seat || system.has_table();
  figures.points = state.tournament->score(player, state.round - 1);
  if (!figures.present) return figures;
  figures.colours = colours_of(state.past_of(player));
  if (!system.has_table()) {
    figures.points = state.players[seat].pairing_score;
    if (system.view != nullptr) figures.view = system.view(state, seat);
    if (figures.view && figures.view->points) figures.points = *figures.view->points;
    if (figures.view && figures.view->colours) figures.colours = *figures.view->colours;
  }
  figures.difference = difference_of(figures.colours);
  if (const auto* pairing = std::get_if<Pairing>(&correct)) {
    const Game game = pairing->game_of(player);
    figures.bye = game.is_bye();
    figures.opponent = game.opponent;
    figures.colour = game.colour;
  }
  return figures;
}

}  // namespace trf::pair
