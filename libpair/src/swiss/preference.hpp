#pragma once

#include <optional>
#include <span>

#include "trf/pair/player_view.hpp"
#include "trf/pair/state.hpp"

/// What the Swiss systems of C.04.3 and C.04.4 share.
namespace trf::pair::swiss {

/// The preference of a player for a colour.
struct Preference {
  Colour colour = Colour::none;
  Strength strength = Strength::none;
  friend bool operator==(const Preference&, const Preference&) = default;
};

/// From the games played: none without games. Source: C.04.3 1.7, C.04.4.1 1.6, C.04.4.2 1.5.
[[nodiscard]] Preference preference_of(const Contender& player) noexcept;

/// The player for an explanation, without floats.
/// \p article: of the preference.
[[nodiscard]] PlayerView view_of(const Contender& player, std::string_view article);

/// The colour of `mine` in the latest round in which one had White and the other Black; empty:
/// there is none. Played games only, compared from the end (C.04.2 3.4).
[[nodiscard]] std::optional<Colour> latest_difference(std::span<const Colour> mine,
                                                      std::span<const Colour> other) noexcept;

}  // namespace trf::pair::swiss
