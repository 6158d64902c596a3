#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/place.def", place
#include "trf/messages.inc"
