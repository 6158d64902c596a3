#pragma once

#include "trf/message.hpp"

/// Messages of trf-parse beside those of the libraries.
namespace cli::said {
#define TRF_FAMILY parse
#define TRF_ROWS "parse/messages/parse.def"
#include "trf/messages.inc"
}  // namespace cli::said
