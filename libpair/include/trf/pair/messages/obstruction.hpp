#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// Why a round cannot be paired.
namespace trf::pair::said {
#define TRF_FAMILY obstruction
#define TRF_ROWS "trf/pair/messages/obstruction.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
