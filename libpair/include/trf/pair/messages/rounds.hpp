#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/rounds.def", rounds
#include "trf/messages.inc"
