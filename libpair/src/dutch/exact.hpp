#pragma once

#include <optional>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// Pairs a bracket by maximum weight matching: of the best candidates by the criteria the one
/// that is generated first (3.6 to 3.8, 4.2 to 4.4). Right for every bracket; the time grows with
/// the cube of the players looked at. Empty: no candidate lets the round be completed.
[[nodiscard]] std::optional<BracketPairing> pair_exactly(const Task& task);

}  // namespace trf::pair::dutch
