#pragma once

#include "trf/message.hpp"

/// What checks find in point systems, type codes and lists of tie-breaks (family H).
namespace trf::found {
#define TRF_FAMILY found_lists
#define TRF_ROWS "trf/messages/found_lists.def"
#include "trf/messages.inc"
}  // namespace trf::found
