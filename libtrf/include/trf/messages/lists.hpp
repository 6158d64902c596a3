#pragma once

#include "trf/message.hpp"

/// What is wrong in lists of entries and of results.
namespace trf::said {
#define TRF_FAMILY lists
#define TRF_ROWS "trf/messages/lists.def"
#include "trf/messages.inc"
}  // namespace trf::said
