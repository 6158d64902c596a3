#pragma once

#include "trf/tiebreak/prizes.hpp"

#define TRF_FAMILY tiebreak_tool::said, "tiebreak/messages/tiebreak_prizes.def", tiebreak_prizes
#include "trf/messages.inc"
