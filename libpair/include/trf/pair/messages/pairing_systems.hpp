#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/pairing_systems.def", pairing_systems
#include "trf/messages.inc"
