#pragma once
#define TRF_FAMILY trf::rating::said, "trf/rating/messages/rating_list.def", rating_list
#include "trf/messages.inc"
