#pragma once
#define TRF_FAMILY validate::said, "validate/messages/validate_command.def", validate_command
#include "trf/messages.inc"
