#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "trf/rating/period.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// Settings for monitoring a series of lists.
struct MonitorOptions {
  RatingKind kind = RatingKind::standard;
  int first_year = 0;              ///< Year of the first list, for ages
  int youngest = 25, oldest = 40;  ///< The fixed group, by age in the first list
  int top = 50;
  int band = 100;  ///< Width of a band of the distribution
};

/// The players of one band of the distribution.
struct Band {
  int from = 0;  ///< Lowest rating in it
  int players = 0;
};

/// One list of the series.
struct ListState {
  int players = 0;  ///< With a rating
  std::int64_t rating_sum = 0;
  int group = 0;  ///< Players of the fixed group: rated in every list
  std::int64_t group_sum = 0;
  int top = 0;  ///< Players in the top group; fewer in a small list
  std::int64_t top_sum = 0;
  std::vector<Band> bands;    ///< From the lowest band of any list to the highest
  int entered = 0, left = 0;  ///< Compared with the list before
  /// Change of the fixed group's mean since the list before, in hundredths; 0 for the first.
  std::int64_t drift_hundredths = 0;
};

/// Measures inflation or deflation of the ratings. Means are exact sums over exact counts.
/// Source: FIDE B.02 (1997) 12.3, B.03 (2018) 10.3.
/// \pre at least one list
[[nodiscard]] std::vector<ListState> monitor(std::span<const RatingList* const> lists,
                                             const MonitorOptions& options);

}  // namespace trf::rating
#pragma GCC visibility pop
