#pragma once

#include "trf/message.hpp"

/// What checks find in the records of a report (family S), and in its file name (W).
namespace trf::found {
#define TRF_FAMILY found_structure
#define TRF_ROWS "trf/messages/found_structure.def"
#include "trf/messages.inc"
}  // namespace trf::found
