#pragma once

#include "dutch/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::dutch {

/// Explains a round in an arbiter's words: the bye, then for each bracket its players, the
/// downfloaters and the reasons, why natural pairs were not made, the values of the candidate, and
/// the colours.
void explain(const Field& field, const RoundPairing& round, Trace& trace);

}  // namespace trf::pair::dutch
