#pragma once
#define TRF_FAMILY trf::said, "trf/messages/sheet.def", sheet
#include "trf/messages.inc"
