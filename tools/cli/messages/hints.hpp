#pragma once

#include "trf/message.hpp"

/// The options that help with what a library says.
namespace cli::said {
#define TRF_FAMILY hints
#define TRF_ROWS "cli/messages/hints.def"
#include "trf/messages.inc"
}  // namespace cli::said
