#pragma once

#include "trf/message.hpp"

/// What is wrong with a table of CSV or TSV.
namespace trf::said {
#define TRF_FAMILY sheet
#define TRF_ROWS "trf/messages/sheet.def"
#include "trf/messages.inc"
}  // namespace trf::said
