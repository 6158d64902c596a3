#pragma once

#include "trf/message.hpp"

/// What the Dubov System says.
namespace trf::pair::said {
#define TRF_FAMILY dubov
#define TRF_ROWS "trf/pair/messages/dubov.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
