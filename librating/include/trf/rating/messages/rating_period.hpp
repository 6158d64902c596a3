#pragma once
#define TRF_FAMILY trf::rating::said, "trf/rating/messages/rating_period.def", rating_period
#include "trf/messages.inc"
