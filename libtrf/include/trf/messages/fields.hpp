#pragma once

#include "trf/message.hpp"

/// The names of the fields of records.
namespace trf::said {
#define TRF_FAMILY fields
#define TRF_ROWS "trf/messages/fields.def"
#include "trf/messages.inc"
}  // namespace trf::said
