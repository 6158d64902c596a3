#pragma once

#include "trf/message.hpp"

/// What checks find in points and ranks (family T).
namespace trf::found {
#define TRF_FAMILY found_totals
#define TRF_ROWS "trf/messages/found_totals.def"
#include "trf/messages.inc"
}  // namespace trf::found
