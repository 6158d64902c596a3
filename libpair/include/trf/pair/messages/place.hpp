#pragma once

#include "trf/message.hpp"

/// Where in a round something was decided.
namespace trf::pair::said {
#define TRF_FAMILY place
#define TRF_ROWS "trf/pair/messages/place.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
