#pragma once

#include "trf/message.hpp"

/// trf-pair: wrong use, reports that are not paired, and what was assumed.
namespace trf_pair::said {
#define TRF_FAMILY pair_use
#define TRF_ROWS "pair/messages/pair_use.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
