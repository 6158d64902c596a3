#pragma once

#include "trf/check.hpp"
#include "trf/tiebreak/crosstable.hpp"

namespace trf::tiebreak {

/// M19: records 801 and 802, the only ones with standings after each round. \pre table.teams
void check_team_lines(const Document& document, const Tournament& tournament,
                      const Crosstable& table, CheckRun& run);

}  // namespace trf::tiebreak
