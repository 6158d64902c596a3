#pragma once

#include "trf/message.hpp"

/// The help of trf-tiebreak.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_options
#define TRF_ROWS "tiebreak/messages/tiebreak_options.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
