#pragma once

#include <optional>

#include "trf/matches.hpp"

namespace trf::detail {

/// standings_score(); empty: the report does not name it.
[[nodiscard]] std::optional<TeamScore> stated_standings_score(const Tournament& report) noexcept;

}  // namespace trf::detail
