#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/obstruction.def", obstruction
#include "trf/messages.inc"
