#pragma once

#include <array>
#include <string_view>

#include "swiss/judge.hpp"

namespace trf::pair::dubov {

/// Other readings of open points of the text. All false: the readings that we use.
struct OtherReadings {
  bool forfeit_upfloats = false;  ///< D-01: a forfeited pairing is an upfloat
  bool players_counted = false;   ///< D-02: C9 counts maximum upfloaters, not their upfloats
  bool shifted_count = false;  ///< D-04: 3.2.4 (2) finds the middle with the players just shifted
  bool real_upfloats = false;  ///< D-11: upfloats by the standings, without virtual points
  bool real_ranks = false;     ///< D-11: 5.2 finds the higher ranked player by the standings
};

/// An edition of the Dubov System (C.04.4.1): its differences, and the numbers of its articles.
struct Regulation {
  ByeBar bye_bar = ByeBar::points_of_a_win;
  /// Articles as printed: the chapters A to E of 2018 became the articles 1 to 5 of 2026.
  struct Articles {
    std::string_view complete;  ///< All players are paired once
    std::string_view unpairable;
    swiss::ByeArticles bye;
    std::string_view preference;
    std::string_view bracket;
    std::string_view upfloaters;       ///< Choice of the set
    std::string_view upfloater_order;  ///< The first of equally good sets
    std::string_view groups, shift, balance, shift_order, halves, transposition;
    std::array<std::string_view, 5> colours;  ///< As ColourRule
  } articles;
  OtherReadings other{};
};

extern const Regulation dubov_2018, dubov_2026;

}  // namespace trf::pair::dubov
