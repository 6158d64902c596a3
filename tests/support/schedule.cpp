#include "support/schedule.hpp"

#include <fmt/format.h>

namespace trf::test {

Schedule Schedule::berger(int players) {
  Schedule table;
  table.players = players;
  for (int round = 1; round < players; ++round) {
    std::vector<Pair> pairs;
    for (int i = 1; i < players; ++i) {
      int j = (round + 1 - i + players - 1) % (players - 1);
      if (j == 0) j = players - 1;
      if (j == i) j = players;
      const bool is_white = j == players ? 2 * i <= players : (i + j) % 2 == 1;
      if (i < j) pairs.push_back(is_white ? Pair{i, j} : Pair{j, i});
    }
    table.rounds.push_back(pairs);
  }
  return table;
}

ReportText Schedule::report(std::string_view type, bool drawn) const {
  ReportText text(TRF_SAMPLES "/clean-standard.trf");
  text.lines.resize(text.line_of("001    1") - 1);
  const auto count = rounds.size();
  text.record("062", std::to_string(players)).record("072", std::to_string(players));
  text.record("142", std::to_string(count)).record("192", type).record("042", "2026/03/01");
  text.erase("152");
  std::string dates = "132";
  dates.append(88, ' ');
  for (std::size_t r = 0; r < count; ++r)
    dates += fmt::format("26/03/{:02}{}", r + 1, r + 1 < count ? "  " : "");
  text.lines[text.line_of("132") - 1] = dates;
  text.record("052", fmt::format("2026/03/{:02}", count));
  for (int p = 1; p <= players; ++p) {
    std::string cells;
    int points = 0;
    for (const auto& pairs : rounds) {
      std::string cell = "  0000 - Z";
      for (const auto& [white, black] : pairs) {
        if (white != p && black != p) continue;
        const int other = white == p ? black : white;
        cell = fmt::format("  {:4} {} {}", other, white == p ? 'w' : 'b',
                           drawn       ? '='
                           : p < other ? '1'
                                       : '0');
        points += drawn ? 5 : p < other ? 10 : 0;
      }
      cells += cell;
    }
    text.add(
        fmt::format("001 {:4} m    Abate, Anna{:<22} {} ITA {:11} 1970/01/{:02} {:2}.{} {:4}{}", p,
                    static_cast<char>('a' + p), 2200 - 20 * p, 800100 + p, p, points / 10,
                    points % 10, p, cells));
  }
  return text;
}

}  // namespace trf::test
