#pragma once

#include "match_swiss/round.hpp"
#include "trf/pair/trace.hpp"

namespace trf::pair::match_swiss {

/// Explains the bye, each bracket with its upfloaters and identifier, and the colours of each pair.
void explain(const Field& field, const Round& round, Trace& trace);

}  // namespace trf::pair::match_swiss
