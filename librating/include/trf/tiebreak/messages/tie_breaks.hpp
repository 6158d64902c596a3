#pragma once

#include "trf/message.hpp"

/// What the tie-breaks are called, and the texts that define them.
namespace trf::tiebreak::said {
#define TRF_FAMILY tie_breaks
#define TRF_ROWS "trf/tiebreak/messages/tie_breaks.def"
#include "trf/messages.inc"
}  // namespace trf::tiebreak::said
