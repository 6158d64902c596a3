#pragma once
#define TRF_FAMILY cli::said, "cli/messages/common_options.def", common_options
#include "trf/messages.inc"
