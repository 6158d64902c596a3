#pragma once

#include "trf/message.hpp"

/// What --help of trf-pair says.
namespace trf_pair::said {
#define TRF_FAMILY pair_options
#define TRF_ROWS "pair/messages/pair_options.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
