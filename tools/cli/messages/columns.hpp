#pragma once
#define TRF_FAMILY cli::said, "cli/messages/columns.def", columns
#include "trf/messages.inc"
