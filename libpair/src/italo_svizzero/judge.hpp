#pragma once

#include "trf/pair/system.hpp"

namespace trf::pair::italo_svizzero {

/// See System::judge. Illegal: arts. 6, 12 and prohibitions; worse: the first article of the
/// correct round that the published one leaves.
[[nodiscard]] Verdict judge(const State& state, const Pairing& published, const Outcome& correct);

/// See System::with_pair: the article of the first step of the rotation that leaves one of them
/// without the other.
[[nodiscard]] Verdict with_pair(const State& state, const Pairing& correct, Seat a, Seat b);

}  // namespace trf::pair::italo_svizzero
