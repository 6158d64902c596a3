#pragma once

#include <vector>

#include "trf/tournament.hpp"

namespace trf::detail {

/// The players of a team at the boards of a match.
struct Bench {
  std::vector<PlayerIndex> players;  ///< no_player: the board is empty
  bool is_stated = false;            ///< By record 300; else the members who take part, in order
};

/// Removes who may be a reserve, unless the bench is stated: a forfeit loss with neither opponent
/// nor colour. Swiss-Manager writes it for each reserve, and for a player at a board who did not
/// come.
void remove_reserves(const Tournament& report, int round, Bench& bench);

/// Gives both benches the same boards, if one of them or none is stated: opponents face each other,
/// and as many players who won by forfeit as the orders of both benches allow face one who lost so,
/// or an empty board. Others who may be reserves leave the bench: all of them if the opponents have
/// another order in the other team.
void face_boards(const Tournament& report, int round, Bench& one, Bench& other);

}  // namespace trf::detail
