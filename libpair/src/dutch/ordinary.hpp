#pragma once

#include <optional>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// Pairs an ordinary bracket: at most one MDP, at most one downfloater.
///
/// The answer is proved: it reaches a lower bound of every criterion, found by counting
/// preferences, and each candidate generated before it is excluded by that bound or by a search for
/// an alternating path. Empty if this proof does not succeed: then pair_exactly() decides. The time
/// is about linear in players and games for most brackets, quadratic at worst.
[[nodiscard]] std::optional<BracketPairing> pair_ordinary(const Task& task);

/// pair_ordinary() if it succeeds, else pair_exactly().
[[nodiscard]] std::optional<BracketPairing> pair_bracket(const Task& task);

}  // namespace trf::pair::dutch
