#pragma once

#include "trf/message.hpp"

/// What the Burstein System says.
namespace trf::pair::said {
#define TRF_FAMILY burstein
#define TRF_ROWS "trf/pair/messages/burstein.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
