#pragma once
#define TRF_FAMILY validate::said, "validate/messages/validate_options.def", validate_options
#include "trf/messages.inc"
