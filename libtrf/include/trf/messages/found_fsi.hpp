#pragma once

#include "trf/message.hpp"

/// What checks find about the requirements of the FSI (families I and G).
namespace trf::found {
#define TRF_FAMILY found_fsi
#define TRF_ROWS "trf/messages/found_fsi.def"
#include "trf/messages.inc"
}  // namespace trf::found
