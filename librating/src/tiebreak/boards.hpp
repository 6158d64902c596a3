#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trf/tiebreak/crosstable.hpp"

namespace trf::tiebreak {

/// Points of a team on each board, over the tournament.
[[nodiscard]] std::span<const Score> board_points(const Crosstable& table, Competitor team);
/// C.07 12.1, in tenths; the lower is better.
[[nodiscard]] std::int64_t board_count(const Crosstable& table, Competitor team);
/// C.07 12.2 and 12.3, in tenths; compared from the front, the higher is better.
[[nodiscard]] std::vector<std::int64_t> top_boards(const Crosstable& table, Competitor team);
[[nodiscard]] std::vector<std::int64_t> without_bottom_boards(const Crosstable& table,
                                                              Competitor team);

}  // namespace trf::tiebreak
