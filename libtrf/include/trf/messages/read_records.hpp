#pragma once

#include "trf/message.hpp"

/// What the reader finds in the records that name players or teams, or give points.
namespace trf::said {
#define TRF_FAMILY read_records
#define TRF_ROWS "trf/messages/read_records.def"
#include "trf/messages.inc"
}  // namespace trf::said
