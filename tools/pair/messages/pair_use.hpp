#pragma once

#include "trf/message.hpp"

/// trf-pair: faults of use, reports that cannot be paired, and assumptions.
namespace trf_pair::said {
#define TRF_FAMILY pair_use
#define TRF_ROWS "pair/messages/pair_use.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
