#pragma once

#include "trf/message.hpp"

/// What checks find in national records, acceleration, prohibited pairings and abnormal points
/// (families N and A).
namespace trf::found {
#define TRF_FAMILY found_records
#define TRF_ROWS "trf/messages/found_records.def"
#include "trf/messages.inc"
}  // namespace trf::found
