#pragma once
#define TRF_FAMILY \
  trf::tiebreak::found, "trf/tiebreak/messages/standing_checks.def", standing_checks
#include "trf/messages.inc"
