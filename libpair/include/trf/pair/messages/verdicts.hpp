#pragma once

#include "trf/pair/system.hpp"

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/verdicts.def", pair_sheet
#include "trf/messages.inc"
