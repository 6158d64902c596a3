#pragma once
#define TRF_FAMILY tiebreak_tool::said, "tiebreak/messages/tiebreak_options.def", tiebreak_options
#include "trf/messages.inc"
