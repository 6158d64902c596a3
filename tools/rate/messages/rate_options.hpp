#pragma once
#define TRF_FAMILY rate::said, "rate/messages/rate_options.def", rate_options
#include "trf/messages.inc"
