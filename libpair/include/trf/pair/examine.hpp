#pragma once

#include "trf/check.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// The checks of profile `pairing`: every published round is paired again by the system and edition
/// of the report (X14, B05), for which the number of rounds is needed (H26). If no system can judge
/// the report, the check is skipped, with the reason.
///
///     const auto run = trf::check(document, tournament, faults, options,
///     {{pair::examiner()}});
[[nodiscard]] Examiner examiner();

}  // namespace trf::pair
#pragma GCC visibility pop
