#pragma once
#define TRF_FAMILY trf::said, "trf/messages/edit_teams.def", edit_teams
#include "trf/messages.inc"
