#pragma once

#include "trf/message.hpp"

/// What --help of trf-tiebreak says.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_options
#define TRF_ROWS "tiebreak/messages/tiebreak_options.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
