#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// Rounds that contradict themselves or are not complete, and rounds of tables.
namespace trf::pair::said {
#define TRF_FAMILY rounds
#define TRF_ROWS "trf/pair/messages/rounds.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
