#pragma once

#include "trf/message.hpp"

/// What is wrong with a list of tie-breaks.
namespace trf::said {
#define TRF_FAMILY tie_break_list
#define TRF_ROWS "trf/messages/tie_break_list.def"
#include "trf/messages.inc"
}  // namespace trf::said
