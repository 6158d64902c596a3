#pragma once

#include "trf/message.hpp"

/// What writing, conversion, filling and repairing say.
namespace trf::said {
#define TRF_FAMILY writer
#define TRF_ROWS "trf/messages/writer.def"
#include "trf/messages.inc"
}  // namespace trf::said
