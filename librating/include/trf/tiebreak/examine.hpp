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

/// Codes of records 202 and 212 that do not fit the event, in each profile with H37: those of
/// resolve(), beside the unknown codes that the reader finds.
[[nodiscard]] Examiner list_examiner();

}  // namespace trf::tiebreak
#pragma GCC visibility pop
