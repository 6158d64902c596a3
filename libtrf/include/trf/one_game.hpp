#pragma once

#include <cstdint>

#include "trf/game.hpp"

// The two cells of one game, and what a cell says about its player.

#pragma GCC visibility push(default)
namespace trf {

/// The half points of a game in a match of two players: 2 for a win, 1 for a draw, whether it was
/// played, short (W, D) or forfeited; 0 for a loss and all others.
[[nodiscard]] int halves_of(ResultCode code) noexcept;

/// How the results of two players who name each other contradict each other.
enum class ResultsFault : std::uint8_t {
  none,
  /// A rated, an unrated, a forfeited or an open game in one row, and not in the other (X05).
  kinds_differ,
  more_than_a_win,  ///< More than one win in all, as 1 and = (X03)
  /// Less than one win in all, as 0 and 0: unusual, but an arbiter can decide so (X04). Both can
  /// lose by forfeit.
  less_than_a_win,
};

/// The fault of the results of one game. Source: TRF26, result table.
[[nodiscard]] ResultsFault results_fault(ResultCode one, ResultCode other) noexcept;

/// Can no game have these results? An error of the report (X03, X05).
[[nodiscard]] bool are_impossible_results(ResultCode one, ResultCode other) noexcept;

/// Did the player not appear against an opponent? `-` without an opponent is not a forfeit of the
/// player: a bye of TRF06, or a board that a team left empty. Source: RTF 7.5.1.
[[nodiscard]] constexpr bool is_forfeit_of_player(const Game& game) noexcept {
  return game.code == ResultCode::forfeit_loss && game.opponent != no_player;
}

}  // namespace trf
#pragma GCC visibility pop
