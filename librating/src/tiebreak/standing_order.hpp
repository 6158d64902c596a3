#pragma once

#include <vector>

#include "family.hpp"

namespace trf::tiebreak {

/// For each competitor, the players whose results decided a tie of this competitor in standing
/// order (SST 1): for each of these ties, the players of the first rank against which the tied
/// players scored differently.
[[nodiscard]] std::vector<std::vector<Competitor>> deciding_opponents(const Context& context,
                                                                      const TieBreakCode& code,
                                                                      Ranking ranking);

}  // namespace trf::tiebreak
