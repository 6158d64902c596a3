#pragma once

#include "trf/message.hpp"

/// The pages of trf-rate: changes, periods, lists, norms.
namespace rate::said {
#define TRF_FAMILY rate_pages
#define TRF_ROWS "rate/messages/rate_pages.def"
#include "trf/messages.inc"
}  // namespace rate::said
