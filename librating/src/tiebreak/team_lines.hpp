#pragma once

#include "trf/check.hpp"
#include "trf/tiebreak/crosstable.hpp"

namespace trf::tiebreak {

/// M19: the lines 801 and 802, the only standings between the rounds that a
/// report may state. \pre table.teams
void check_team_lines(const Document& document, const Tournament& tournament,
                      const Crosstable& table, CheckRun& run);

}  // namespace trf::tiebreak
