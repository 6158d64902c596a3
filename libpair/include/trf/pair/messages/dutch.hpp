#pragma once

#include "trf/message.hpp"

/// What the FIDE (Dutch) System says.
namespace trf::pair::said {
#define TRF_FAMILY dutch
#define TRF_ROWS "trf/pair/messages/dutch.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
