#pragma once

#include "trf/message.hpp"

/// Files, inputs and the system.
namespace cli::said {
#define TRF_FAMILY system
#define TRF_ROWS "cli/messages/system.def"
#include "trf/messages.inc"
}  // namespace cli::said
