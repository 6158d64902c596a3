#pragma once

#include "trf/message.hpp"

/// The help of trf-parse.
namespace cli::said {
#define TRF_FAMILY parse_options
#define TRF_ROWS "parse/messages/parse_options.def"
#include "trf/messages.inc"
}  // namespace cli::said
