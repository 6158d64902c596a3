#pragma once
#define TRF_FAMILY cli::said, "cli/messages/usage.def", usage
#include "trf/messages.inc"
