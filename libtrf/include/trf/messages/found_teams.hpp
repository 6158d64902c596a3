#pragma once

#include "trf/message.hpp"

/// What checks find in teams (family M).
namespace trf::found {
#define TRF_FAMILY found_teams
#define TRF_ROWS "trf/messages/found_teams.def"
#include "trf/messages.inc"
}  // namespace trf::found
