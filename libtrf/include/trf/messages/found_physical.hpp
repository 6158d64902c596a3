#pragma once

#include "trf/message.hpp"

/// What checks find in bytes and columns (family P).
namespace trf::found {
#define TRF_FAMILY found_physical
#define TRF_ROWS "trf/messages/found_physical.def"
#include "trf/messages.inc"
}  // namespace trf::found
