#pragma once

#include "trf/message.hpp"

/// Headings of tables and pages of several tools.
namespace cli::said {
#define TRF_FAMILY headings
#define TRF_ROWS "cli/messages/headings.def"
#include "trf/messages.inc"
}  // namespace cli::said
