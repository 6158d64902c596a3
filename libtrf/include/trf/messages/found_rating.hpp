#pragma once

#include "trf/message.hpp"

/// What checks find about the requirements of FIDE rating (family E).
namespace trf::found {
#define TRF_FAMILY found_rating
#define TRF_ROWS "trf/messages/found_rating.def"
#include "trf/messages.inc"
}  // namespace trf::found
