#pragma once

#include "trf/message.hpp"
#include "trf/rating/norm.hpp"

/// The page of norms.
namespace rate::said {
#define TRF_FAMILY norm_pages
#define TRF_ROWS "rate/messages/norm_pages.def"
#include "trf/messages.inc"
}  // namespace rate::said
