#pragma once

#include "trf/message.hpp"

/// The help of the options of all tools.
namespace cli::said {
#define TRF_FAMILY common_options
#define TRF_ROWS "cli/messages/common_options.def"
#include "trf/messages.inc"
}  // namespace cli::said
