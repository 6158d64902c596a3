#pragma once

#include "trf/message.hpp"

/// The catalogue of checks for people.
namespace validate::said {
#define TRF_FAMILY catalogue
#define TRF_ROWS "validate/messages/catalogue.def"
#include "trf/messages.inc"
}  // namespace validate::said
