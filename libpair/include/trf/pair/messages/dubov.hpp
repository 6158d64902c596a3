#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/dubov.def", dubov
#include "trf/messages.inc"
