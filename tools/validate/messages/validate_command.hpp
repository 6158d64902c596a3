#pragma once

#include "trf/message.hpp"

/// Messages of trf-validate.
namespace validate::said {
#define TRF_FAMILY validate_command
#define TRF_ROWS "validate/messages/validate_command.def"
#include "trf/messages.inc"
}  // namespace validate::said
