// Days and expected scores, as the texts print them.

#include <algorithm>
#include <array>
#include <cstdlib>

#include "oracle/rating_history.hpp"
#include "oracle/rating_oracle.hpp"

namespace oracle::history {

Day months_later(Day day, int months) {
  const int all = day.year * 12 + day.month - 1 + months;
  return {all / 12, all % 12 + 1, day.day};
}

int months_between(const Day& from, const Day& to) {
  int months = (to.year - from.year) * 12 + to.month - from.month;
  if (to.day < from.day) --months;
  return months;
}

int expected(int own, int opponent, int limit) {
  // The printed rows are searched once for each difference.
  static const auto printed = [] {
    std::array<int, 737> values{};
    for (int d = 0; d < 737; ++d) values[static_cast<std::size_t>(d)] = expectation(d, 0, 9999);
    return values;
  }();
  const int distance = std::min({std::abs(own - opponent), limit, 736});
  const int high = printed[static_cast<std::size_t>(distance)];
  return own >= opponent ? high : 100 - high;
}

std::vector<std::vector<Row>> lists_of(const History& history) {
  if (history.system == "elo-italia") return elo_italia_lists(history);
  if (history.system == "elo-italia-rapid") return elo_italia_rapid_lists(history);
  if (history.system == "fide-1997") return fide_1997_lists(history);
  return fide_lists(history);
}

}  // namespace oracle::history
