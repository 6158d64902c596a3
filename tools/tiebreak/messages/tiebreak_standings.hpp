#pragma once

#include "trf/message.hpp"
#include "trf/tiebreak/check.hpp"

/// Messages of trf-tiebreak about standings and checks.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_standings
#define TRF_ROWS "tiebreak/messages/tiebreak_standings.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
