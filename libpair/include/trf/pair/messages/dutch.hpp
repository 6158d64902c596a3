#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/dutch.def", dutch
#include "trf/messages.inc"
