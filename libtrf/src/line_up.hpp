#pragma once

#include <array>
#include <span>
#include <vector>

#include "trf/matches.hpp"
#include "trf/result_list.hpp"

namespace trf::detail {

/// The boards of a match from two line-ups: record 352 gives the colours; `own` has White on board
/// 1.
[[nodiscard]] std::vector<MatchBoard> seated(const Tournament& report,
                                             std::span<const PlayerIndex> own,
                                             std::span<const PlayerIndex> other, int boards);

/// The cells of the two players at a board; no_player at an empty side. A player whose other side
/// is empty wins by forfeit (TRF26 300).
struct SeatCell {
  PlayerIndex player = no_player;
  Game cell;
};
[[nodiscard]] std::array<SeatCell, 2> cells_of(const MatchBoard& board, GameResult result);

}  // namespace trf::detail
