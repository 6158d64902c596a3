#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

/// The keys of a tournament in trf-parse, row by row.
namespace cli::said {
#define TRF_FAMILY tournament_keys
#define TRF_ROWS "parse/messages/tournament_keys.def"
#include "trf/messages.inc"
}  // namespace cli::said
