#pragma once

#include "trf/message.hpp"

/// What corrections of a report say.
namespace trf::said {
#define TRF_FAMILY corrections
#define TRF_ROWS "trf/messages/corrections.def"
#include "trf/messages.inc"
}  // namespace trf::said
