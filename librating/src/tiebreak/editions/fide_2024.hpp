#pragma once

#include "fide_2023.hpp"

namespace trf::tiebreak {

// FIDE Handbook C.07, in force from 1 April 2024 (with the text of 1 August 2024). For every code
// here the article numbers are those of 2023.
inline constexpr Edition fide_2024 = [] {
  Edition edition = fide_2023;
  edition.key = "2024";
  edition.title = fide_c07<4, 2024>;
  return edition;
}();

}  // namespace trf::tiebreak
