#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_lists.def", found_lists
#include "trf/messages.inc"
