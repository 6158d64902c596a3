#pragma once

#include "trf/message.hpp"

/// Messages of trf-rate about the file of events and corrected lists.
namespace rate::said {
#define TRF_FAMILY rate_events
#define TRF_ROWS "rate/messages/rate_events.def"
#include "trf/messages.inc"
}  // namespace rate::said
