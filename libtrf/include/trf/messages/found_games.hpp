#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_games.def", found_games
#include "trf/messages.inc"
