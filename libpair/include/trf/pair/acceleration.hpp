#pragma once

#include "trf/tournament.hpp"

namespace trf::pair {

/// C.04.7 (Baku): the fictitious points of a player in a round of a tournament of so many rounds.
[[nodiscard]] Score baku_points(const Tournament& tournament, int rounds, PlayerIndex player,
                                int round);

}  // namespace trf::pair
