#pragma once
#define TRF_FAMILY rate::said, "rate/messages/rate_command.def", rate_command
#include "trf/messages.inc"
