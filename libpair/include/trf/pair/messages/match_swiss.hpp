#pragma once

#include "trf/message.hpp"

/// What the Double-Swiss and the team Swiss system say.
namespace trf::pair::said {
#define TRF_FAMILY match_swiss
#define TRF_ROWS "trf/pair/messages/match_swiss.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
