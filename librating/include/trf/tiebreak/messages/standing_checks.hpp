#pragma once

#include "trf/message.hpp"

/// What checks find in stated ranks and points.
namespace trf::tiebreak::found {
#define TRF_FAMILY standing_checks
#define TRF_ROWS "trf/tiebreak/messages/standing_checks.def"
#include "trf/messages.inc"
}  // namespace trf::tiebreak::found
