#pragma once

#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"

namespace trf::pair {

/// The rounds of a report cannot be judged.
[[nodiscard]] Message why_not_judged(const Refused& refused);

/// "round 4 is not the best by C12, bracket 2; 2 pairs differ from FIDE (Dutch) System, C.04.3".
/// \pre the round is worse or illegal
[[nodiscard]] Message judged(const RoundCheck& check, const System& system);

}  // namespace trf::pair
