#pragma once

#include <optional>
#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// standings_score(); empty: neither the report nor the tie-breaks name it.
[[nodiscard]] std::optional<TeamScore> stated_standings_score(
    const Tournament& report, const std::vector<TieBreak>& tie_breaks) noexcept;

}  // namespace trf::detail
