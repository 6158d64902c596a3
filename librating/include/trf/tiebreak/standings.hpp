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

/// Competitors in order, those who share a place side by side.
struct Ranking {
  std::vector<Competitor> order;
  /// start[k]: position in `order` of the first who shares the place of order[k].
  std::vector<std::uint32_t> start;

  [[nodiscard]] std::size_t size() const noexcept { return order.size(); }
  /// One past the last who shares the place of position `first`.
  [[nodiscard]] std::size_t end_of(std::size_t first) const noexcept {
    std::size_t end = first + 1;
    while (end < start.size() && start[end] == start[first]) ++end;
    return end;
  }
};

/// The values of one code: integers in units of 10^-decimals.
struct Column {
  /// No value: an average over no games, a code that was dropped.
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
  std::vector<std::uint32_t> rank;  ///< By competitor, from 1; the tied share the best of theirs
  std::vector<Column> columns;      ///< One a code, in the order of the list
};

/// Applies the list to everybody: each code to each group that is still tied (C.07 art. 4.2).
/// A list that is exhausted leaves a shared rank: lots are the arbiter's (reading L1).
/// Undefined values sort last (reading U1). Within a shared rank the order is that of ids.
/// Linear in the number of games; direct encounters in the size of the tied groups.
[[nodiscard]] Standings rank(const Crosstable& table, const Edition& edition,
                             const std::vector<Code>& codes);

/// Breaks shared ranks by lots that were drawn: among the tied, those in `lots` come in its order
/// and before those who are not. \param lots ids; unknown ones are ignored
void apply_lots(Standings& standings, const Crosstable& table, const std::vector<int>& lots);

/// A value as it is printed: "12.5", "-" when undefined.
[[nodiscard]] std::string to_text(const Column& column, Competitor competitor);

}  // namespace trf::tiebreak
#pragma GCC visibility pop
