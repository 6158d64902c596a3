#pragma once

#include <optional>
#include <string_view>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The fault in the modifiers of a code, each of which is known: one that the code does not allow,
/// one that is used twice, a cut beside a median, a median above 2. No sentence if there is none.
/// OTHER_ codes allow any, codes that C.07 does not have none. Source: FIDE C.07 14 (2026), the
/// attachment to TRF26.
[[nodiscard]] Message modifier_fault(const TieBreak& code);

/// Is it points, PTS, MPTS or GPTS? They come before record 202, and record 212 begins with them.
[[nodiscard]] bool is_points_code(std::string_view code) noexcept;

/// Is it a tie-break of ratings? It cannot be calculated with unrated players, unless the modifier
/// /U, which these codes alone allow, gives them one. Source: FIDE C.07 10 and 14 (2026).
[[nodiscard]] bool is_rating_code(std::string_view code) noexcept;

/// The rating that /U gives to unrated players; 0 gives none. Empty: no /U.
[[nodiscard]] std::optional<int> rating_of_unrated(const TieBreak& code) noexcept;

}  // namespace trf
#pragma GCC visibility pop
