#pragma once
#define TRF_FAMILY trf_pair::said, "pair/messages/pair_options.def", pair_options
#include "trf/messages.inc"
