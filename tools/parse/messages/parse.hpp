#pragma once
#define TRF_FAMILY cli::said, "parse/messages/parse.def", parse
#include "trf/messages.inc"
