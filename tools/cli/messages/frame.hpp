#pragma once

#include "trf/diagnostic.hpp"
#include "trf/message.hpp"

/// What stands around findings and tables.
namespace cli::said {
#define TRF_FAMILY frame
#define TRF_ROWS "cli/messages/frame.def"
#include "trf/messages.inc"
}  // namespace cli::said
