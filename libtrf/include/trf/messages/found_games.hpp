#pragma once

#include "trf/message.hpp"

/// What checks find in result cells, byes and round robins (families C, B and X).
namespace trf::found {
#define TRF_FAMILY found_games
#define TRF_ROWS "trf/messages/found_games.def"
#include "trf/messages.inc"
}  // namespace trf::found
