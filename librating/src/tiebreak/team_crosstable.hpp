#pragma once

#include "trf/tiebreak/crosstable.hpp"

namespace trf::tiebreak {

/// Fills rounds, entrants, cells, points and boards of a team event; `table.rounds` is set.
void fill_teams(const Tournament& tournament, Crosstable& table);

}  // namespace trf::tiebreak
