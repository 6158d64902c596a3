#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY cli::said, "parse/messages/tournament_keys.def", tournament_keys
#include "trf/messages.inc"
