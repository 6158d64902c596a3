#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_fsi.def", found_fsi
#include "trf/messages.inc"
