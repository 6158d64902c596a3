#pragma once
#define TRF_FAMILY trf_pair::said, "pair/messages/generator.def", generator
#include "trf/messages.inc"
