#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "trf/pair/state.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// A player's float in one earlier round.
enum class FloatKind : std::uint8_t { none, down, up };
inline constexpr std::string_view float_names[]{"none", "down", "up"};
constexpr std::span<const std::string_view> value_names(FloatKind) noexcept { return float_names; }

/// The degree of a colour preference; none: no preference, or the system has no degrees.
enum class Strength : std::uint8_t { none, mild, strong, absolute };
inline constexpr std::string_view strength_names[]{"none", "mild", "strong", "absolute"};
constexpr std::span<const std::string_view> value_names(Strength) noexcept {
  return strength_names;
}

/// The data of a player before the round, as a system uses it, to explain it to the player.
struct PlayerView {
  Colour preference = Colour::none;  ///< Preferred or due colour; none: no game played yet
  Strength strength = Strength::none;
  std::string article;  ///< That gives the preference; empty: the system has no preferences
  FloatKind last = FloatKind::none;  ///< In the previous round
  FloatKind before_last = FloatKind::none;
  bool bye_barred = false;  ///< Not allowed to receive the bye
};

}  // namespace trf::pair
#pragma GCC visibility pop
