#pragma once

#include "trf/message.hpp"

/// Which reading of an open article decides a round.
namespace trf::pair::said {
#define TRF_FAMILY readings
#define TRF_ROWS "trf/pair/messages/readings.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
