#pragma once
#define TRF_FAMILY trf::pair::said, "trf/pair/messages/tables.def", tables
#include "trf/messages.inc"
