#pragma once

#include <variant>

#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"

namespace trf::pair {

/// The participants of a report, or why its rounds cannot be judged.
/// \param read  the findings of read() about the report
[[nodiscard]] std::variant<Participants, Message> judgeable(const Tournament& report,
                                                            const Diagnostics& read);

/// "round 4 is not the best by C12, bracket 2; 2 pairs differ from FIDE (Dutch) System, C.04.3".
/// \pre the round is not identical
[[nodiscard]] Message judged(const RoundCheck& check, const System& system);

}  // namespace trf::pair
