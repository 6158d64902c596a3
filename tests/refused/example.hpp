#pragma once

#include "trf/tournament.hpp"

namespace example {
using trf::Colour;
}

#define TRF_FAMILY example, "refused/example.def", example
#include "trf/messages.inc"
