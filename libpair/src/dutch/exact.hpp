#pragma once

#include <optional>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// Pairs a bracket by maximum weight matching: of the best candidates by the criteria the one that
/// is generated first (3.6 to 3.8, 4.2 to 4.4). Correct for every bracket. Memory: a row of bits
/// for each vertex; time: the cube of the vertices at worst. Empty: no candidate allows the round
/// to be completed.
[[nodiscard]] std::optional<BracketPairing> pair_exactly(const Task& task);

}  // namespace trf::pair::dutch
