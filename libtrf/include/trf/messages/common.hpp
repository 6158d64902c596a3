#pragma once

#include "trf/message.hpp"

/// Sentences that every family may use.
namespace trf::said {
#define TRF_FAMILY common
#define TRF_ROWS "trf/messages/common.def"
#include "trf/messages.inc"
}  // namespace trf::said
