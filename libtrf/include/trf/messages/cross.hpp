#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// What checks find in games (family X).
namespace trf::said {
#define TRF_FAMILY cross
#define TRF_ROWS "trf/messages/cross.def"
#include "trf/messages.inc"
}  // namespace trf::said
