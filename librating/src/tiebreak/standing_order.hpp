#pragma once

#include <vector>

#include "family.hpp"

namespace trf::tiebreak {

/// For each competitor the players whose results decided a tie of his in standing order (SST 1):
/// those of the first place against which the tied scored differently, of each tie he was in.
[[nodiscard]] std::vector<std::vector<Competitor>> deciding_opponents(const Context& context,
                                                                      const Code& code,
                                                                      Ranking ranking);

}  // namespace trf::tiebreak
