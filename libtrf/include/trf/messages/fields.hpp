#pragma once
#define TRF_FAMILY trf::said, "trf/messages/fields.def", fields
#include "trf/messages.inc"
