#pragma once

#include "trf/message.hpp"

/// What the end of a rating period says of a player.
namespace trf::rating::said {
#define TRF_FAMILY rating_period
#define TRF_ROWS "trf/rating/messages/rating_period.def"
#include "trf/messages.inc"
}  // namespace trf::rating::said
