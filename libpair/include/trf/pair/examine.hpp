#pragma once

#include "trf/check.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// What profile `pairing` checks: every published round is paired again by the
/// system and edition of the report (X14, B05), which needs the number of
/// rounds (H26). A report that no system can judge is a check that was not
/// made, with its reason.
///
///     const auto run = trf::check(document, tournament, faults, options,
///     {{pair::examiner()}});
[[nodiscard]] Examiner examiner();

}  // namespace trf::pair
#pragma GCC visibility pop
