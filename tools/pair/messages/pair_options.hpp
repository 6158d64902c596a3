#pragma once

#include "trf/message.hpp"

/// The help of trf-pair.
namespace trf_pair::said {
#define TRF_FAMILY pair_options
#define TRF_ROWS "pair/messages/pair_options.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
