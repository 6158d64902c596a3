#pragma once

#include <cstddef>

#include "oracle/rating_history.hpp"

// The agreed meaning of a correction, for an authority that keeps every report: the list of the
// period is that of the articles with the right report in the place of the wrong one; but what it
// has published of a rating is changed only by the difference between the ratings that each of
// both reports, as the only one of the period, would give.
namespace oracle::history {

/// Enters into a history, which has the right report, what a correction publishes in the list of
/// its period. \param report  position of the right report in the period
void publish_correction(History& history, std::size_t period, std::size_t report,
                        const Report& wrong);

/// The same if the correction is made in a later list, after more periods. The lists in between
/// are published with the ratings of the wrong report, and stay; but of people without any other
/// game from that period on, the right report alone decides.
/// \param history  with the right report
void publish_late_correction(History& history, std::size_t period, std::size_t report,
                             const Report& wrong, std::size_t later);

/// The list after a period.
std::vector<Row> list_after(const History& history, std::size_t period);

/// Does a person play a game in a report of the period other than this one?
bool plays_elsewhere(const Period& period, std::size_t report, std::size_t person);

}  // namespace oracle::history
