#pragma once

#include "trf/game.hpp"

#define TRF_FAMILY tiebreak_tool::said, "tiebreak/messages/tiebreak_pages.def", tiebreak_pages
#include "trf/messages.inc"
