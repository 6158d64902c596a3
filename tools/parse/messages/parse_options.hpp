#pragma once
#define TRF_FAMILY cli::said, "parse/messages/parse_options.def", parse_options
#include "trf/messages.inc"
