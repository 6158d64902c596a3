#pragma once
#define TRF_FAMILY tiebreak_tool::said, "tiebreak/messages/tiebreak_command.def", tiebreak_command
#include "trf/messages.inc"
