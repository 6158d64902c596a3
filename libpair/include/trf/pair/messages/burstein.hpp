#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/burstein.def", burstein
#include "trf/messages.inc"
