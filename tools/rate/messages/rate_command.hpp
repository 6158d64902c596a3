#pragma once

#include "trf/message.hpp"

/// Faults of a command line or a ledger of trf-rate.
namespace rate::said {
#define TRF_FAMILY rate_command
#define TRF_ROWS "rate/messages/rate_command.def"
#include "trf/messages.inc"
}  // namespace rate::said
