#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_totals.def", found_totals
#include "trf/messages.inc"
