#pragma once

#include "lim/regulation.hpp"
#include "trf/pair/system.hpp"

namespace trf::pair::lim {

/// See System::judge. Illegal: meetings, prohibitions, colour limits (not in the last round), the
/// bye; worse: the first step of the correct round that the published one leaves.
[[nodiscard]] Verdict judge(const State& state, const Regulation& regulation,
                            const Pairing& published, const Outcome& correct);

}  // namespace trf::pair::lim
