#pragma once

#include "trf/message.hpp"

/// trf-pair --generate: settings and their faults.
namespace trf_pair::said {
#define TRF_FAMILY generator
#define TRF_ROWS "pair/messages/generator.def"
#include "trf/messages.inc"
}  // namespace trf_pair::said
