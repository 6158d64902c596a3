#pragma once

#include "trf/message.hpp"

/// What trf-parse knows of a tournament, row by row.
namespace cli::said {
#define TRF_FAMILY tournament_keys
#define TRF_ROWS "parse/messages/tournament_keys.def"
#include "trf/messages.inc"
}  // namespace cli::said
