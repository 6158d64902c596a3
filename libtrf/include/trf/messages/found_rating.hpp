#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_rating.def", found_rating
#include "trf/messages.inc"
