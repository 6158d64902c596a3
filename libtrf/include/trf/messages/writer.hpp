#pragma once
#define TRF_FAMILY trf::said, "trf/messages/writer.def", writer
#include "trf/messages.inc"
