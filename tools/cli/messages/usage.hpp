#pragma once

#include "trf/message.hpp"

/// Wrong use of the command line: what all tools say.
namespace cli::said {
#define TRF_FAMILY usage
#define TRF_ROWS "cli/messages/usage.def"
#include "trf/messages.inc"
}  // namespace cli::said
