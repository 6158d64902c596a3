#pragma once
#define TRF_FAMILY trf_pair::said, "pair/messages/pair_use.def", pair_use
#include "trf/messages.inc"
