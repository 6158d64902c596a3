#pragma once

#include "trf/message.hpp"

/// Messages of trf-rate about reports, periods and lists.
namespace rate::said {
#define TRF_FAMILY rate_reports
#define TRF_ROWS "rate/messages/rate_reports.def"
#include "trf/messages.inc"
}  // namespace rate::said
