#pragma once
#define TRF_FAMILY cli::said, "cli/messages/headings.def", headings
#include "trf/messages.inc"
