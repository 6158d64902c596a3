#pragma once

#include <string_view>
#include <vector>

#include "support/report_text.hpp"

namespace trf::test {

/// A report of its own: who meets whom, white first, round by round.
struct Schedule {
  struct Pair {
    int white, black;
  };
  std::vector<std::vector<Pair>> rounds;
  int players = 0;

  /// The Berger table for an even number of players.
  [[nodiscard]] static Schedule berger(int players);

  /// With the header of samples/clean-standard.trf, a round a day from 1 March 2026.
  /// \param type  record 192
  /// \param drawn  all games are drawn; otherwise the lower number wins
  [[nodiscard]] ReportText report(std::string_view type, bool drawn) const;
};

}  // namespace trf::test
