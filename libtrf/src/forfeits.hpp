#pragma once

#include "trf/tournament.hpp"

// Games that contradict a record 330.
namespace trf::detail {

/// The first member who played in the round; no_player: none.
[[nodiscard]] PlayerIndex first_who_played(const Tournament& t, TeamIndex team, int round);
/// The first member who won by forfeit; no_player: none.
[[nodiscard]] PlayerIndex first_who_won_by_forfeit(const Tournament& t, TeamIndex team, int round);

}  // namespace trf::detail
