#pragma once

#include "trf/message.hpp"

/// What is wrong with a code of a list of tie-breaks.
namespace trf::tiebreak::said {
#define TRF_FAMILY tie_break_codes
#define TRF_ROWS "trf/tiebreak/messages/tie_break_codes.def"
#include "trf/messages.inc"
}  // namespace trf::tiebreak::said
