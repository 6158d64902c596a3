#pragma once

#include "trf/message.hpp"

/// What edits of team events say.
namespace trf::said {
#define TRF_FAMILY edit_teams
#define TRF_ROWS "trf/messages/edit_teams.def"
#include "trf/messages.inc"
}  // namespace trf::said
