#pragma once

#include "trf/message.hpp"

/// What is wrong in a rating list.
namespace trf::rating::said {
#define TRF_FAMILY rating_list
#define TRF_ROWS "trf/rating/messages/rating_list.def"
#include "trf/messages.inc"
}  // namespace trf::rating::said
