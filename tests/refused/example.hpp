#pragma once

#include "trf/message.hpp"
#include "trf/tournament.hpp"

namespace example {
using trf::Colour;
#define TRF_FAMILY example
#define TRF_ROWS "refused/example.def"
#include "trf/messages.inc"
}  // namespace example
