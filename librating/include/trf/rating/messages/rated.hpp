#pragma once

#include "trf/message.hpp"

/// What the rating of an event says of the event, its players and its games.
namespace trf::rating::said {
#define TRF_FAMILY rated
#define TRF_ROWS "trf/rating/messages/rated.def"
#include "trf/messages.inc"
}  // namespace trf::rating::said
