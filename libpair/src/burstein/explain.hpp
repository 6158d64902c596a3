#pragma once

#include "burstein/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::burstein {

/// Tells how a round came about, bracket by bracket.
void explain(const Field& field, const RoundPairing& round, Trace& trace);

}  // namespace trf::pair::burstein
