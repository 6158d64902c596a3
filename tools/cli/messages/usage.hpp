#pragma once

#include "trf/message.hpp"

/// Faults of a command line, for all tools.
namespace cli::said {
#define TRF_FAMILY usage
#define TRF_ROWS "cli/messages/usage.def"
#include "trf/messages.inc"
}  // namespace cli::said
