#pragma once

#include "support/dice.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// A random tournament (individual, of teams, or a Double-Swiss) with every kind of record that the
/// dialect has; each of them is in some tournaments only.
[[nodiscard]] SharedTournament full_tournament(Dice& dice, Dialect dialect);

}  // namespace trf::test
