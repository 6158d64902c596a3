#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/fact.def", fact
#include "trf/messages.inc"
