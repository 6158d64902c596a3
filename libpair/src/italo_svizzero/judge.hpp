#pragma once

#include "trf/pair/system.hpp"

namespace trf::pair::italo_svizzero {

/// See System::judge. Illegal: arts. 6, 12 and prohibitions; worse: the first article of the
/// correct round that the published one leaves.
[[nodiscard]] Verdict judge(const State& state, int edition, const Pairing& published,
                            const Outcome& correct);

}  // namespace trf::pair::italo_svizzero
