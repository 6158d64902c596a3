#pragma once

#include "burstein/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::burstein {

/// Explains how a round was made, bracket by bracket.
void explain(const Field& field, const RoundPairing& round, Trace& trace);

}  // namespace trf::pair::burstein
