#pragma once

#include "trf/tournament.hpp"

#define TRF_FAMILY \
  trf::pair::italo_svizzero::said, "trf/pair/messages/italo_svizzero.def", italo_svizzero
#include "trf/messages.inc"
