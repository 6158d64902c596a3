#pragma once

#include "trf/rating/change.hpp"
#include "trf/rating/norm.hpp"

#define TRF_FAMILY rate::said, "rate/messages/rate_tables.def", rate_tables
#include "trf/messages.inc"
