#pragma once

#include "trf/message.hpp"
#include "trf/rating/norm.hpp"

/// What a norm needs, and what is missing.
namespace trf::rating::said {
#define TRF_FAMILY norms
#define TRF_ROWS "trf/rating/messages/norms.def"
#include "trf/messages.inc"
}  // namespace trf::rating::said
