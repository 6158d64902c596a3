#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// For each possible single downfloater: can the following bracket with this player be paired as
/// well as any bracket of its size, and can the round be completed ([C4], [C8])? Empty if this
/// needs the pairing of the following bracket.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> harmless_floaters(
    const Task& task, std::span<const Rank> floaters);

/// Can the round be completed without a downfloater?
[[nodiscard]] bool completes_without_floater(const Task& task);

}  // namespace trf::pair::dutch
