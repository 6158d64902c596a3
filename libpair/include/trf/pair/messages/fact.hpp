#pragma once

#include "trf/message.hpp"

/// The facts of a decision: names and values.
namespace trf::pair::said {
#define TRF_FAMILY fact
#define TRF_ROWS "trf/pair/messages/fact.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
