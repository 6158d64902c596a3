#pragma once
#define TRF_FAMILY trf::tiebreak::said, "trf/tiebreak/messages/breakdown.def", breakdown
#include "trf/messages.inc"
