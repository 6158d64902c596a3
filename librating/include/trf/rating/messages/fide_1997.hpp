#pragma once
#define TRF_FAMILY trf::rating::said, "trf/rating/messages/fide_1997.def", fide_1997
#include "trf/messages.inc"
