#pragma once

#include "trf/message.hpp"

/// The help of trf-rate.
namespace rate::said {
#define TRF_FAMILY rate_options
#define TRF_ROWS "rate/messages/rate_options.def"
#include "trf/messages.inc"
}  // namespace rate::said
