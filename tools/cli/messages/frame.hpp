#pragma once

#include "trf/diagnostic.hpp"
#include "trf/message.hpp"

/// The words around findings and tables.
namespace cli::said {
#define TRF_FAMILY frame
#define TRF_ROWS "cli/messages/frame.def"
#include "trf/messages.inc"
}  // namespace cli::said
