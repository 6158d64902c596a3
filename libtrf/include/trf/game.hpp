#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string_view>

#pragma GCC visibility push(default)
namespace trf {

/// Index of a player in Tournament::players; not the start rank.
using PlayerIndex = std::uint16_t;
inline constexpr PlayerIndex no_player = 0xFFFF;

enum class Colour : std::uint8_t { none, white, black };

/// The names of White and Black in machine formats. \pre the colour is not `none`
inline constexpr std::string_view side_names[]{"white", "black"};
constexpr std::span<const std::string_view> value_names(Colour) noexcept { return side_names; }
constexpr std::size_t value_index(Colour colour) noexcept {
  return colour == Colour::black ? 1 : 0;
}

[[nodiscard]] constexpr Colour opposite(Colour colour) noexcept {
  return colour == Colour::white   ? Colour::black
         : colour == Colour::black ? Colour::white
                                   : Colour::none;
}

/// The result letters of a 001 cell (TRF26, result table), by meaning.
enum class ResultCode : std::uint8_t {
  none,            ///< empty: no result; with an opponent: paired, result not known yet
  win,             ///< 1
  draw,            ///< =
  loss,            ///< 0
  unrated_win,     ///< W: over the board, fewer than one move each
  unrated_draw,    ///< D
  unrated_loss,    ///< L
  forfeit_win,     ///< +
  forfeit_loss,    ///< -
  full_point_bye,  ///< F
  half_point_bye,  ///< H
  pairing_bye,     ///< U: pairing-allocated bye
  zero_point_bye,  ///< Z: known absence
};
inline constexpr std::size_t result_code_count = 13;

/// The letter of a code as written in a report; ' ' for none.
[[nodiscard]] char letter(ResultCode code) noexcept;

/// F, H or Z: a bye that a player asks for, as records 240 announce it.
[[nodiscard]] constexpr bool is_requested_bye(ResultCode code) noexcept {
  return code == ResultCode::full_point_bye || code == ResultCode::half_point_bye ||
         code == ResultCode::zero_point_bye;
}
/// The requested bye of a capital letter; none: no bye has it.
[[nodiscard]] constexpr ResultCode requested_bye(char letter) noexcept {
  switch (letter) {
    case 'F': return ResultCode::full_point_bye;
    case 'H': return ResultCode::half_point_bye;
    case 'Z': return ResultCode::zero_point_bye;
    default: return ResultCode::none;
  }
}

/// One round of one player.
///
/// Without opponent: `=` of TRF06 is read as a half-point bye, an explicit `0000` without result as
/// a zero-point bye. `+` and `-` without an opponent are still forfeits (TRF06 byes, team
/// forfeits).
struct Game {
  PlayerIndex opponent = no_player;
  Colour colour = Colour::none;
  ResultCode code = ResultCode::none;

  /// Played over the board (1 = 0 W D L with an opponent).
  [[nodiscard]] constexpr bool is_played() const noexcept {
    return opponent != no_player && code >= ResultCode::win && code <= ResultCode::unrated_loss;
  }
  /// Played and rated (1 = 0).
  [[nodiscard]] constexpr bool is_rated() const noexcept {
    return opponent != no_player && code >= ResultCode::win && code <= ResultCode::loss;
  }
  [[nodiscard]] constexpr bool is_forfeit() const noexcept {
    return code == ResultCode::forfeit_win || code == ResultCode::forfeit_loss;
  }
  /// 1 or W, = or D, 0 or L.
  [[nodiscard]] constexpr bool is_win() const noexcept {
    return code == ResultCode::win || code == ResultCode::unrated_win;
  }
  [[nodiscard]] constexpr bool is_draw() const noexcept {
    return code == ResultCode::draw || code == ResultCode::unrated_draw;
  }
  [[nodiscard]] constexpr bool is_loss() const noexcept {
    return code == ResultCode::loss || code == ResultCode::unrated_loss;
  }
  /// U or +: won without a game, and not by the player's wish.
  [[nodiscard]] constexpr bool is_won_unplayed() const noexcept {
    return code == ResultCode::pairing_bye || code == ResultCode::forfeit_win;
  }
  /// A point without an opponent: U, F, or + of TRF06.
  [[nodiscard]] constexpr bool is_free_win() const noexcept {
    return opponent == no_player &&
           (code == ResultCode::pairing_bye || code == ResultCode::full_point_bye ||
            code == ResultCode::forfeit_win);
  }
  /// Z, or an empty cell.
  [[nodiscard]] constexpr bool is_absence() const noexcept {
    return opponent == no_player &&
           (code == ResultCode::zero_point_bye || code == ResultCode::none);
  }
  /// F, H, U or Z: a bye of any kind, without opponent.
  [[nodiscard]] constexpr bool is_bye() const noexcept {
    return code >= ResultCode::full_point_bye;
  }
  /// Part of a pairing: an opponent, or the pairing-allocated bye.
  [[nodiscard]] constexpr bool takes_part() const noexcept {
    return opponent != no_player || code == ResultCode::pairing_bye;
  }
  /// Is the cell empty (ten spaces)?
  [[nodiscard]] constexpr bool is_blank() const noexcept {
    return opponent == no_player && code == ResultCode::none;
  }
  /// Paired, but the result is not known (adjourned, or the round is being played).
  [[nodiscard]] constexpr bool is_open() const noexcept {
    return opponent != no_player && code == ResultCode::none;
  }

  friend constexpr bool operator==(const Game&, const Game&) = default;
};

}  // namespace trf
#pragma GCC visibility pop
