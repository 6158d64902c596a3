#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY trf::said, "trf/messages/cross.def", cross
#include "trf/messages.inc"
