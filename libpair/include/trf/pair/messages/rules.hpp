#pragma once

#include "trf/message.hpp"

/// What the criteria of Swiss systems ask for.
namespace trf::pair::said {
#define TRF_FAMILY rules
#define TRF_ROWS "trf/pair/messages/rules.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
