#pragma once

#include <optional>
#include <span>
#include <string_view>

#include "trf/game.hpp"
#include "trf/score.hpp"
#include "trf/tournament_draft.hpp"

#pragma GCC visibility push(default)
/// Record 299: which of its lines give a result other points. The same rules are for players and
/// for teams.
namespace trf {

/// What a record 299 is for: the total, or results with a letter.
inline constexpr std::string_view abnormal_kinds = " WDLFHZ+-";

/// The kind of record 299 that is for a result: W, D and L for games, rated or not; F for a
/// full-point bye. A space: no kind is. A pairing-allocated bye has its points by P of record 162
/// or by record 320.
[[nodiscard]] char abnormal_kind(ResultCode code) noexcept;

/// Is the record for this player or team? One without ids is for all of them.
[[nodiscard]] bool concerns(const AbnormalPoints& record, Id id) noexcept;

/// The points that replace those of a result; unset: these stay as they are.
struct ReplacedPoints {
  std::optional<Score> match_points, game_points;
};

/// The points of a result by records 299. Each kind of points is that of the nearest record that
/// states it: a given id has priority over all ids, then a given round over all rounds, then a
/// later record over an earlier one. \param id  of the player or team Source: no text of FIDE has
/// an order; it is that of Sharly Chess.
[[nodiscard]] ReplacedPoints replacement(std::span<const AbnormalPoints> records, Id id, int round,
                                         ResultCode code) noexcept;

}  // namespace trf
#pragma GCC visibility pop
