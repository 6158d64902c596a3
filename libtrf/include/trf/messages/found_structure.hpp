#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_structure.def", found_structure
#include "trf/messages.inc"
