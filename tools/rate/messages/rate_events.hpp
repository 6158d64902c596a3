#pragma once
#define TRF_FAMILY rate::said, "rate/messages/rate_events.def", rate_events
#include "trf/messages.inc"
