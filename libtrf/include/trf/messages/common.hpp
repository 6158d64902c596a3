#pragma once
#define TRF_FAMILY trf::said, "trf/messages/common.def", common
#include "trf/messages.inc"
