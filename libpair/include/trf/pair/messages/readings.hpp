#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/readings.def", readings
#include "trf/messages.inc"
