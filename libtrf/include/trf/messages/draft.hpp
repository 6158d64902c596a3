#pragma once

#include "trf/message.hpp"
#include "trf/tournament_draft.hpp"

/// What is wrong in the parts of a tournament.
#define TRF_FAMILY trf::said, "trf/messages/draft.def", draft
#include "trf/messages.inc"
