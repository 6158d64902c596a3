#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "swiss/judge.hpp"

namespace trf::pair::burstein {

/// Other readings of what the text leaves open. All false: the readings we adopt.
struct OtherReadings {
  bool absent_only = false;     ///< B-01: 1.7.2 is for those who are absent now
  bool forfeits_count = false;  ///< B-02: a forfeit loss is a zero-point bye
  bool number_only = false;     ///< B-03: C7 asks how many float on, not their scores
  bool virtual_index = false;   ///< B-13: the index has virtual points
};

/// An edition of the Burstein System (C.04.4.2): how its articles are cited, and the edition of the
/// FIDE (Dutch) System that pairs the seeding rounds.
struct Regulation {
  const System* dutch = nullptr;  ///< Pairs the seeding rounds
  struct Articles {
    std::string_view seeding;
    std::string_view complete;  ///< Everybody is paired once
    std::string_view unpairable;
    swiss::ByeArticles bye;
    std::string_view bracket;
    std::string_view ranking;
    std::string_view order;                   ///< Of equally good pairings the first
    std::array<std::string_view, 5> colours;  ///< As ColourRule
  } articles;
  OtherReadings other{};
};

extern const Regulation burstein_2026;

/// 1.6.2: how many rounds at the beginning are paired by the FIDE (Dutch) System.
[[nodiscard]] constexpr int seeding_rounds(int rounds) noexcept {
  constexpr int most = 4;
  return std::min(rounds / 2, most);
}

}  // namespace trf::pair::burstein
