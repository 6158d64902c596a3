#pragma once

#include <span>
#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// The boards of a match from two line-ups: record 352 gives the colours; `own` has White on board
/// 1.
[[nodiscard]] std::vector<MatchBoard> seated(const Tournament& report,
                                             std::span<const PlayerIndex> own,
                                             std::span<const PlayerIndex> other, int boards);

}  // namespace trf::detail
