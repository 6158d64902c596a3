#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>

#include "trf/pair/state.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// What one earlier round made of a player among the scores.
enum class FloatKind : std::uint8_t { none, down, up };
inline constexpr std::string_view float_names[]{"none", "down", "up"};
constexpr std::span<const std::string_view> value_names(FloatKind) noexcept { return float_names; }

/// How strong a colour preference is; none: there is none, or the system knows no degrees.
enum class Strength : std::uint8_t { none, mild, strong, absolute };
inline constexpr std::string_view strength_names[]{"none", "mild", "strong", "absolute"};
constexpr std::span<const std::string_view> value_names(Strength) noexcept {
  return strength_names;
}

/// What a system knows of a player before the round, as told to that player.
struct PlayerView {
  Colour preference = Colour::none;  ///< Preferred or due colour; none: no game has been played
  Strength strength = Strength::none;
  std::string article;               ///< By which the preference is found
  FloatKind last = FloatKind::none;  ///< In the previous round
  FloatKind before_last = FloatKind::none;
  bool bye_barred = false;  ///< Not allowed to receive the bye
};

}  // namespace trf::pair
#pragma GCC visibility pop
