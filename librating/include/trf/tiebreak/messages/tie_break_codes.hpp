#pragma once
#define TRF_FAMILY trf::tiebreak::said, "trf/tiebreak/messages/tie_break_codes.def", tie_break_codes
#include "trf/messages.inc"
