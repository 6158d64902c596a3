#pragma once
#define TRF_FAMILY cli::said, "cli/messages/facts.def", facts
#include "trf/messages.inc"
