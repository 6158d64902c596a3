#pragma once

#include "trf/message.hpp"

/// Facts that are not in the reports: --players, --minutes, --base.
namespace cli::said {
#define TRF_FAMILY facts
#define TRF_ROWS "cli/messages/facts.def"
#include "trf/messages.inc"
}  // namespace cli::said
