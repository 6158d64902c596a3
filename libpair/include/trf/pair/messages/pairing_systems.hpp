#pragma once

#include "trf/message.hpp"

/// The names of pairing systems.
namespace trf::pair::said {
#define TRF_FAMILY pairing_systems
#define TRF_ROWS "trf/pair/messages/pairing_systems.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
