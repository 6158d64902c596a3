#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <vector>

#include "trf/tiebreak/code.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// Competitors in order; those who share a rank are side by side.
struct Ranking {
  std::vector<Competitor> order;
  /// start[k]: index in `order` of the first who shares the rank of order[k].
  std::vector<std::uint32_t> start;

  [[nodiscard]] std::size_t size() const noexcept { return order.size(); }
  /// One past the last who shares the rank of index `first`.
  [[nodiscard]] std::size_t end_of(std::size_t first) const noexcept {
    std::size_t end = first + 1;
    while (end < start.size() && start[end] == start[first]) ++end;
    return end;
  }
};

/// The values of one code: integers in units of 10^-decimals.
struct StandingsColumn {
  /// No value: an average over no games, or a code that was dropped.
  static constexpr std::int64_t undefined = std::numeric_limits<std::int64_t>::min();

  std::string heading;
  int decimals = 0;
  bool low_is_better = false;
  std::vector<std::int64_t> values;  ///< By competitor
  std::vector<std::string>
      texts;  ///< By competitor, for values that are lists (TBR, BBE); else empty
};

/// Ranks and values.
struct Standings {
  Ranking ranking;
  /// By competitor, from 1; tied competitors share the best of their ranks.
  std::vector<std::uint32_t> rank;
  std::vector<StandingsColumn> columns;  ///< One for each code, in the order of the list
};

/// Applies the list: each code to each group that is still tied (C.07 art. 4.2). After the last
/// code, ties are shared ranks: the arbiter draws lots (reading L1). Undefined values are last
/// (reading U1). Within a shared rank the order is that of ids. Linear in the number of games;
/// direct encounters in the size of the tied groups.
[[nodiscard]] Standings rank(const Crosstable& table, const Edition& edition,
                             const std::vector<TieBreakCode>& codes);

/// Breaks shared ranks by drawing of lots: among tied competitors, those in `lots` come first and
/// in its order. \param lots ids; unknown ones are ignored
void apply_lots(Standings& standings, const Crosstable& table, const std::vector<int>& lots);

/// A value as printed: "12.5", "-" if undefined.
[[nodiscard]] std::string to_text(const StandingsColumn& column, Competitor competitor);

}  // namespace trf::tiebreak
#pragma GCC visibility pop
