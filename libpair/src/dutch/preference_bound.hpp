#pragma once

#include <array>
#include <cstdint>

#include "dutch/field.hpp"

namespace trf::pair::dutch {

/// Colour preferences as a small number: 0 none, 1..3 White, 4..6 Black, each mild, strong,
/// absolute; 7 is the place of the downfloater.
using PreferenceType = std::uint8_t;
inline constexpr PreferenceType no_preference = 0, float_place = 7;

[[nodiscard]] PreferenceType type_of(const Member& member) noexcept;
[[nodiscard]] constexpr bool is_absolute(PreferenceType type) noexcept {
  return type == 3 || type == 6;
}

/// Players by type of preference.
using TypeCounts = std::array<int, 7>;

/// The smallest possible values of [C12] and [C13] if all these players are paired with one
/// another.
struct PreferenceBound {
  int refused = 0;         ///< Players without their preference
  int strong_refused = 0;  ///< Of them, without a strong one
  Colour majority = Colour::none;

  /// The types that can form a pair in a candidate that reaches the bound; two absolute preferences
  /// for one colour never can. A perfect matching within the table reaches it.
  [[nodiscard]] std::array<std::array<bool, 8>, 8> table() const noexcept;
};

/// \pre the number of players is even
[[nodiscard]] PreferenceBound preference_bound(const TypeCounts& counts) noexcept;

}  // namespace trf::pair::dutch
