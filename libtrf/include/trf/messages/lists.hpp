#pragma once
#define TRF_FAMILY trf::said, "trf/messages/lists.def", lists
#include "trf/messages.inc"
