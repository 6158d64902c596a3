#pragma once

#include <cstdint>
#include <span>
#include <string_view>

#include "trf/tournament.hpp"

namespace trf::pair::lim {

/// Kinds of floaters, from the least disadvantage to the greatest (10.9).
enum class FloaterType : std::uint8_t { d, c, b, a };
inline constexpr std::string_view floater_type_names[]{"d", "c", "b", "a"};
constexpr std::span<const std::string_view> value_names(FloaterType) noexcept {
  return floater_type_names;
}

/// Why no player is compatible with a floater: (b) and (c) of 9.3 are about colours alone.
enum class IsolatedBy : std::uint8_t { several_reasons, colour_difference, same_colour_twice };
inline constexpr std::string_view isolated_by_names[]{"several_reasons", "colour_difference",
                                                      "same_colour_twice"};
constexpr std::span<const std::string_view> value_names(IsolatedBy) noexcept {
  return isolated_by_names;
}

/// A floater and the opponent are both due the same colour; why no other is taken.
enum class FloaterClash : std::uint8_t {
  none,               ///< They are not
  of_residents,       ///< No other possible player of the scoregroup avoids it
  of_floaters_below,  ///< No other possible floater from below does
  of_floaters_above,  ///< No other possible floater from above does
  within_limit,       ///< Those who avoid it are not within 100 points (Maxi)
};
inline constexpr std::string_view floater_clash_names[]{"none", "of_residents", "of_floaters_below",
                                                        "of_floaters_above", "within_limit"};
constexpr std::span<const std::string_view> value_names(FloaterClash) noexcept {
  return floater_clash_names;
}

}  // namespace trf::pair::lim

#define TRF_FAMILY trf::pair::lim::said, "trf/pair/messages/lim.def", lim
#include "trf/messages.inc"
