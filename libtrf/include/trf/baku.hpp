#pragma once

#include <cstddef>
#include <vector>

#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Baku acceleration (C.04.7), calculated if a report only names it in record 192.
///
/// Group A is the first half of the list of round 1, rounded up to an even number: 2 * ceil(N/4).
/// The first half of all rounds is accelerated. Group A gets the points of a win in the first half
/// of these, and of a draw in the rest. Both halves are rounded up.
class Baku {
 public:
  /// \pre rounds > 0
  Baku(const Tournament& tournament, int rounds);
  /// Virtual points before `round` is paired.
  [[nodiscard]] Score points(PlayerIndex player, int round) const noexcept;
  /// Players 0..size-1 by TPN are group A.
  [[nodiscard]] std::size_t group_a() const noexcept { return group_a_; }

 private:
  std::size_t group_a_ = 0;  ///< Players 0..group_a_-1 by TPN, later entries among them included
  int full_ = 0, accelerated_ = 0;
  Score win_, draw_;
};

/// The records 250 that accelerate an individual event by Baku; in a Double-Swiss a match has two
/// rounds of the report (C.04.7 1.4, reading W-08). \param rounds  of the report; > 0
[[nodiscard]] std::vector<Acceleration> baku_records(const Tournament& tournament, int rounds);

/// Record 192 names Baku, and no record 250 or XXA gives the points themselves.
[[nodiscard]] bool has_computed_baku(const Tournament& tournament) noexcept;

}  // namespace trf
#pragma GCC visibility pop
