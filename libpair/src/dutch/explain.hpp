#pragma once

#include "dutch/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::dutch {

/// Tells a round as an arbiter would: the bye, then bracket by bracket who was in it, who floats
/// and why, why natural pairs did not stand, what the candidate is worth, and the colours.
void explain(const Field& field, const RoundPairing& round, Trace& trace);

}  // namespace trf::pair::dutch
