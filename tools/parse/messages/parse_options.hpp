#pragma once

#include "trf/message.hpp"

/// What --help of trf-parse says.
namespace cli::said {
#define TRF_FAMILY parse_options
#define TRF_ROWS "parse/messages/parse_options.def"
#include "trf/messages.inc"
}  // namespace cli::said
