#pragma once
#define TRF_FAMILY trf::rating::said, "trf/rating/messages/rated.def", rated
#include "trf/messages.inc"
