#pragma once

#include "trf/message.hpp"

/// Headings of columns that have no other one.
namespace cli::said {
#define TRF_FAMILY columns
#define TRF_ROWS "cli/messages/columns.def"
#include "trf/messages.inc"
}  // namespace cli::said
