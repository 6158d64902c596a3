#pragma once

#include "trf/rating/norm.hpp"

#define TRF_FAMILY rate::said, "rate/messages/norm_pages.def", norm_pages
#include "trf/messages.inc"
