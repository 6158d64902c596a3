#pragma once

#include "trf/message.hpp"

/// What checks find in published rounds.
namespace trf::pair::found {
#define TRF_FAMILY pair_checks
#define TRF_ROWS "trf/pair/messages/pair_checks.def"
#include "trf/messages.inc"
}  // namespace trf::pair::found
