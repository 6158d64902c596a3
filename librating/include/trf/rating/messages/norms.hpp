#pragma once

#include "trf/rating/norm.hpp"

#define TRF_FAMILY trf::rating::said, "trf/rating/messages/norms.def", norms
#include "trf/messages.inc"
