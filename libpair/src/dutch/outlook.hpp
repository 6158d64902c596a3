#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "dutch/bracket.hpp"

namespace trf::pair::dutch {

/// For each possible single downfloater: does he let the following bracket be paired as well as
/// any bracket of its size can be, and the round be completed ([C4], [C8])? Empty where that
/// cannot be told without pairing the following bracket.
[[nodiscard]] std::optional<std::vector<std::uint8_t>> harmless_floaters(
    const Task& task, std::span<const Rank> floaters);

/// Can the round be completed without a downfloater?
[[nodiscard]] bool completes_without_floater(const Task& task);

}  // namespace trf::pair::dutch
