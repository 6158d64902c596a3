#pragma once

#include "trf/message.hpp"

/// What trf-rate says of reports, periods and lists.
namespace rate::said {
#define TRF_FAMILY rate_reports
#define TRF_ROWS "rate/messages/rate_reports.def"
#include "trf/messages.inc"
}  // namespace rate::said
