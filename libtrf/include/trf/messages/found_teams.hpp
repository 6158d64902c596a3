#pragma once
#define TRF_FAMILY trf::found, "trf/messages/found_teams.def", found_teams
#include "trf/messages.inc"
