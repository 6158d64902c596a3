#pragma once
#define TRF_FAMILY trf::said, "trf/messages/read_records.def", read_records
#include "trf/messages.inc"
