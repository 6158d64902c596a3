#pragma once

#include "trf/message.hpp"

/// Rounds that a table gives.
namespace trf::pair::said {
#define TRF_FAMILY tables
#define TRF_ROWS "trf/pair/messages/tables.def"
#include "trf/messages.inc"
}  // namespace trf::pair::said
