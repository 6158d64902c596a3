#pragma once
#define TRF_FAMILY trf::pair::found, "trf/pair/messages/pair_checks.def", pair_checks
#include "trf/messages.inc"
