#pragma once

#include <vector>

#include "trf/tournament.hpp"

/// Who takes part in a round.
namespace trf::editing {

/// Rounds of the report that are paired together: a round, or both games of a Double-Swiss match.
struct Sitting {
  int first = 0, last = 0;
};
[[nodiscard]] Sitting sitting_of(const Tournament& tournament, int round);

/// Those whose cells are about an id of byes and absences: the player, or the members of the team.
[[nodiscard]] std::vector<PlayerIndex> players_of(const Tournament& tournament, int id);

/// Is it the number of a player, in a team event of a team?
[[nodiscard]] bool is_known(const Tournament& tournament, int id);
/// The number of a player, in a team event that of the team; 0: the player is in no team.
[[nodiscard]] int number_of(const Tournament& tournament, PlayerIndex player);
/// Byes that records 240 and XXZ announce for a sitting, by player.
[[nodiscard]] std::vector<Game> announced(const Tournament& tournament, Sitting sitting);

/// Does the cell come from the pairing: an opponent, `U`, or a board at which the other team has
/// no player? Requested byes and absences do not. Where a table pairs everybody, none is requested:
/// each cell of a paired round comes from the pairing, also that of the free round.
[[nodiscard]] bool is_paired(const Tournament& tournament, PlayerIndex player, int round);

}  // namespace trf::editing
