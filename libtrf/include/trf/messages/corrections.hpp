#pragma once
#define TRF_FAMILY trf::said, "trf/messages/corrections.def", corrections
#include "trf/messages.inc"
