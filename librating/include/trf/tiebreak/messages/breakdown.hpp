#pragma once

#include "trf/message.hpp"

/// How the value of a tie-break comes about.
namespace trf::tiebreak::said {
#define TRF_FAMILY breakdown
#define TRF_ROWS "trf/tiebreak/messages/breakdown.def"
#include "trf/messages.inc"
}  // namespace trf::tiebreak::said
