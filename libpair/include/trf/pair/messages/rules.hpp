#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/rules.def", rules
#include "trf/messages.inc"
