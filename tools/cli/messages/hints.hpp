#pragma once

#include "trf/message.hpp"

/// Messages of libraries with the option that helps.
namespace cli::said {
#define TRF_FAMILY hints
#define TRF_ROWS "cli/messages/hints.def"
#include "trf/messages.inc"
}  // namespace cli::said
