#pragma once
#define TRF_FAMILY cli::said, "cli/messages/system.def", system
#include "trf/messages.inc"
