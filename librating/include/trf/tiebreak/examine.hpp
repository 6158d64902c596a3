#pragma once

#include "trf/check.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// The checks of profile `tiebreak`: ranks against records 212 and 202 (T08), the points of teams
/// (M12), and records 801 and 802 round by round (M19).
///
///     const auto run = trf::check(document, tournament, faults, options,
///     {{tiebreak::examiner()}});
[[nodiscard]] Examiner examiner();

}  // namespace trf::tiebreak
#pragma GCC visibility pop
