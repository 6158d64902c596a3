#pragma once

#include "trf/message.hpp"

/// The help of trf-validate.
namespace validate::said {
#define TRF_FAMILY validate_options
#define TRF_ROWS "validate/messages/validate_options.def"
#include "trf/messages.inc"
}  // namespace validate::said
