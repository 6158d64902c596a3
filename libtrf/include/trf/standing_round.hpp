#pragma once

#include <optional>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The last round with a result, or with a PAB and no open game; announced byes and open games
/// alone do not make a standing.
[[nodiscard]] int standing_round(const Tournament& tournament) noexcept;

/// The last round that counts for the points that a report states: byes and absences of a round
/// count when it is paired, before its games have results.
[[nodiscard]] int round_of_points(const Tournament& tournament) noexcept;

/// The last round whose requested byes the points may have already: the one after
/// round_of_points(), in a Double-Swiss both of the next match. JaVaFo and bbpPairings accept
/// points with them, and not with those of later rounds.
[[nodiscard]] int round_of_counted_byes(const Tournament& tournament);

/// The earlier round after which the points of all players are those of the report. Empty: they are
/// those of its last round, or of no round.
[[nodiscard]] std::optional<int> earlier_round_of_points(const Tournament& tournament);

}  // namespace trf
#pragma GCC visibility pop
