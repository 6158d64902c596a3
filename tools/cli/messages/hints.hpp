#pragma once
#define TRF_FAMILY cli::said, "cli/messages/hints.def", hints
#include "trf/messages.inc"
