#pragma once

#include <algorithm>
#include <array>
#include <string_view>

#include "swiss/judge.hpp"

namespace trf::pair::burstein {

/// Other readings of open points of the text. All false: the readings that we use.
struct OtherReadings {
  bool absent_only = false;      ///< B-01: 1.7.2 is about players who are absent in this round
  bool forfeits_count = false;   ///< B-02: a forfeit loss is a zero-point bye
  bool number_only = false;      ///< B-03: C7 counts the downfloaters, not their scores
  bool boards_by_index = false;  ///< B-12: boards by score and index, not by score and TPN
  bool virtual_index = false;    ///< B-13: the index has virtual points
};

/// An edition of the Burstein System (C.04.4.2): the numbers of its articles, and the edition of
/// the FIDE (Dutch) System for the seeding rounds.
struct Regulation {
  const System* dutch = nullptr;  ///< Pairs the seeding rounds
  struct Articles {
    std::string_view seeding;
    std::string_view complete;  ///< All players are paired once
    std::string_view unpairable;
    swiss::ByeArticles bye;
    std::string_view bracket;
    std::string_view ranking;
    std::string_view order;                   ///< The first of equally good pairings
    std::array<std::string_view, 5> colours;  ///< As ColourRule
  } articles;
  OtherReadings other{};
};

extern const Regulation burstein_2026;

/// 1.6.2: the number of rounds at the beginning that the FIDE (Dutch) System pairs.
[[nodiscard]] constexpr int seeding_rounds(int rounds) noexcept {
  constexpr int most = 4;
  return std::min(rounds / 2, most);
}

}  // namespace trf::pair::burstein
