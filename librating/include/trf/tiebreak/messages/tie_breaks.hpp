#pragma once
#define TRF_FAMILY trf::tiebreak::said, "trf/tiebreak/messages/tie_breaks.def", tie_breaks
#include "trf/messages.inc"
