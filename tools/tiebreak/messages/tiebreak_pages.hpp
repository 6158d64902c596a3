#pragma once

#include "trf/message.hpp"

/// The pages of trf-tiebreak.
namespace tiebreak_tool::said {
#define TRF_FAMILY tiebreak_pages
#define TRF_ROWS "tiebreak/messages/tiebreak_pages.def"
#include "trf/messages.inc"
}  // namespace tiebreak_tool::said
