#pragma once
#define TRF_FAMILY validate::said, "validate/messages/catalogue.def", catalogue
#include "trf/messages.inc"
