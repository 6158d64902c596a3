#pragma once

#include "trf/message.hpp"

/// The text form of findings.
namespace validate::said {
#define TRF_FAMILY report
#define TRF_ROWS "validate/messages/report.def"
#include "trf/messages.inc"
}  // namespace validate::said
