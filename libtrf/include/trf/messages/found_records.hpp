#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_records.def", found_records
#include "trf/messages.inc"
