#pragma once

#include "trf/message.hpp"
#include "trf/tiebreak/prizes.hpp"

/// The prizes of a tournament.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_prizes
#define TRF_ROWS "tiebreak/messages/tiebreak_prizes.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
