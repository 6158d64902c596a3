#pragma once

#include "trf/tiebreak/check.hpp"

#define TRF_FAMILY \
  tiebreak_tool::said, "tiebreak/messages/tiebreak_standings.def", tiebreak_standings
#include "trf/messages.inc"
