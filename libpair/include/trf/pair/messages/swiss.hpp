#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY trf::pair::said, "trf/pair/messages/swiss.def", swiss
#include "trf/messages.inc"
