#pragma once

#include "trf/diagnostic.hpp"

#define TRF_FAMILY cli::said, "cli/messages/frame.def", frame
#include "trf/messages.inc"
