#pragma once
#define TRF_FAMILY trf::said, "trf/messages/tie_break_list.def", tie_break_list
#include "trf/messages.inc"
