#pragma once

#include "trf/tiebreak/edition.hpp"

namespace trf::tiebreak {

// One file each: a regulation is a value.
extern const Edition fide_2026, fide_2024, fide_2023, fide_2009, fide_1989, ita, fsi_2014;

}  // namespace trf::tiebreak
