#pragma once

#include "trf/message.hpp"

/// What trf-parse says beside the libraries.
namespace cli::said {
#define TRF_FAMILY parse
#define TRF_ROWS "parse/messages/parse.def"
#include "trf/messages.inc"
}  // namespace cli::said
