#pragma once

#include "dubov/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::dubov {

/// Tells how a round came about, bracket by bracket.
void explain(const Field& field, const RoundPairing& round, Trace& trace);

}  // namespace trf::pair::dubov
