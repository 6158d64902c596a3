#pragma once

#include "trf/message.hpp"
#include "trf/tournament_draft.hpp"

/// What is wrong in the parts of a tournament.
namespace trf::said {
#define TRF_FAMILY draft
#define TRF_ROWS "trf/messages/draft.def"
#include "trf/messages.inc"
}  // namespace trf::said
