#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// What the Swiss systems say alike.
namespace trf::pair::said {
#define TRF_FAMILY swiss
#define TRF_ROWS "trf/pair/messages/swiss.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
