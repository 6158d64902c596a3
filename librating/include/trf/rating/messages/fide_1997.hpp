#pragma once

#include "trf/message.hpp"

/// What the regulations of 1997 say of a player.
namespace trf::rating::said {
#define TRF_FAMILY fide_1997
#define TRF_ROWS "trf/rating/messages/fide_1997.def"
#include "trf/messages.inc"
}  // namespace trf::rating::said
