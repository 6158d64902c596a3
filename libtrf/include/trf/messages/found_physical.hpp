#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_physical.def", found_physical
#include "trf/messages.inc"
