#pragma once
#define TRF_FAMILY rate::said, "rate/messages/rate_reports.def", rate_reports
#include "trf/messages.inc"
