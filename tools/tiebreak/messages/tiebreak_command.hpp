#pragma once

#include "trf/message.hpp"

/// Faults of a command line of trf-tiebreak.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_command
#define TRF_ROWS "tiebreak/messages/tiebreak_command.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
