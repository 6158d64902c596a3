#pragma once

#include <algorithm>

#include "trf/tournament_draft.hpp"

namespace trf::detail {

/// Does a record 250 give the points of the round? Then XXA does not.
[[nodiscard]] inline bool has_points_of_250(const TournamentDraft& t, int id, int round) noexcept {
  return std::ranges::any_of(t.acceleration,
                             [&](const Acceleration& record) { return record.covers(id, round); });
}

}  // namespace trf::detail
