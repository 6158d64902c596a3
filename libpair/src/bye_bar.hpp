#pragma once

#include <cstdint>

#include "trf/pair/state.hpp"

namespace trf::pair {

/// What bars a participant from the pairing-allocated bye, beside an earlier one and a forfeit win
/// (C.04.1 art. 4, [C2] of C.04.3 to C.04.6).
enum class ByeBar : std::uint8_t {
  forfeit_win,      ///< Nothing else: until January 2026
  points_of_a_win,  ///< From 2026: in one round without playing, the points of a win
  full_point_bye,   ///< Matches: a full-point bye
};

[[nodiscard]] bool is_bye_barred(const Contender& player, const PointSystem& points,
                                 ByeBar bar) noexcept;

}  // namespace trf::pair
