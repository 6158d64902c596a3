#pragma once

#include "../family.hpp"
#include "trf/rating/messages/regulations.hpp"
#include "trf/tiebreak/messages/tie_breaks.hpp"

namespace trf::tiebreak {

/// "FIDE C.07, 1 March 2026"
template <int month, int year>
Message fide_c07() {
  return said::fide_c07{
      .date = rating::said::first_of{.month = static_cast<rating::Month>(month - 1), .year = year}};
}

}  // namespace trf::tiebreak
