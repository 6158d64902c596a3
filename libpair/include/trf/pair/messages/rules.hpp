#pragma once

#include "trf/message.hpp"

/// The rules of the criteria of Swiss systems.
namespace trf::pair::said {
#define TRF_FAMILY rules
#define TRF_ROWS "trf/pair/messages/rules.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
