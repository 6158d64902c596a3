#pragma once

#include "fide_2024.hpp"

namespace trf::tiebreak {

// FIDE Handbook C.07, in force from 1 March 2026: dummies are limited, and the Buchholz family is
// excluded from round robins.
inline constexpr Edition fide_2026 = [] {
  Edition edition = fide_2024;
  edition.key = "2026";
  edition.title = fide_c07<3, 2026>;
  edition.forfeit_dummy_is_capped = true;  // 16.4.1
  edition.articles.forfeit_cap = "16.4.1";
  edition.bye_dummy_is_capped = true;  // 16.4.2
  edition.articles.bye_cap = "16.4.2";
  edition.bars_buchholz_in_round_robins = true;  // note to art. 8
  edition.code_articles = {};                    // all of them are in this text
  return edition;
}();

}  // namespace trf::tiebreak
