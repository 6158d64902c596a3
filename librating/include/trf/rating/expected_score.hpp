#pragma once

#include <optional>

#pragma GCC visibility push(default)
namespace trf::rating {

/// Expected score in hundredths, 0..100, of a player whose rating minus the opponent's is
/// `difference` (may be negative). The caller applies the 400- or 735-point rule first.
/// Source: the table of FIDE B.02 8.1.2 (2024), 8.1b (2018), 10.1 (1997) and RTF 4.2, which are
/// identical.
[[nodiscard]] int expected_score(int difference) noexcept;

/// Rating difference dp for a percentage score, 0..100; +-800 for 100 and 0, which the texts since
/// 2009 call "notionally 800". Source: FIDE B.02 8.1.1 (2024), 8.1a (2018).
[[nodiscard]] int rating_difference(int percentage) noexcept;

/// The same for 1997, which does not define 0 and 100 %: these are empty.
[[nodiscard]] std::optional<int> defined_rating_difference(int percentage) noexcept;

/// 100 x points / games in whole per cent, an exact half rounded up. `tenths` is the score in
/// tenths. \pre games > 0, 0 <= tenths <= 10 x games. Source: FIDE B.01 1.4.8: 0.5 % is rounded up.
[[nodiscard]] constexpr int percentage(int tenths, int games) noexcept {
  return (20 * tenths + games) / (2 * games);
}

}  // namespace trf::rating
#pragma GCC visibility pop
