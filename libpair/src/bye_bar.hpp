#pragma once

#include <cstdint>

#include "trf/pair/state.hpp"

namespace trf::pair {

/// Reasons that bar a player from the pairing-allocated bye, beside an earlier one (C.04.1 art. 4,
/// [C2] of C.04.3 and C.04.4).
enum class ByeBar : std::uint8_t {
  forfeit_win,      ///< Until January 2026
  points_of_a_win,  ///< From 2026: in one round without playing, the points of a win
};

[[nodiscard]] bool is_bye_barred(const State& state, const Contender& player, ByeBar bar) noexcept;

}  // namespace trf::pair
