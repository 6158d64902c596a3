#pragma once

#include <optional>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// Pairs an ordinary bracket: at most one player moved down, at most one downfloater.
///
/// The answer carries its proof: it reaches a lower bound of every criterion, found by counting
/// preferences, and each candidate generated before it was refuted, by that bound or by a search
/// for an alternating path. Empty where this proof does not succeed: then pair_exactly() decides.
/// Time about linear in players and games for most brackets, quadratic at worst.
[[nodiscard]] std::optional<BracketPairing> pair_ordinary(const Task& task);

/// By pair_ordinary() where it succeeds, else by pair_exactly().
[[nodiscard]] std::optional<BracketPairing> pair_bracket(const Task& task);

}  // namespace trf::pair::dutch
