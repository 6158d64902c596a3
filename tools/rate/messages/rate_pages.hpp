#pragma once
#define TRF_FAMILY rate::said, "rate/messages/rate_pages.def", rate_pages
#include "trf/messages.inc"
