#pragma once

#include "trf/message.hpp"
#include "trf/rating/change.hpp"
#include "trf/rating/norm.hpp"

/// Headings and words of the tables of trf-rate.
namespace rate::said {
#define TRF_FAMILY rate_tables
#define TRF_ROWS "rate/messages/rate_tables.def"
#include "trf/messages.inc"
}  // namespace rate::said
