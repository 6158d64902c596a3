#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

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
  bool has_floats = true;  ///< Does the system know floats?
  /// Only players who move towards this score float (Lim); empty: both of a pair.
  std::optional<Score> floats_towards{};
  /// The colours that count, if they are not those of the games played, and the article.
  std::optional<std::vector<Colour>> colours{};
  std::string colours_article{};
  /// The score by which the system pairs; empty: Contender::pairing_score.
  std::optional<Score> points{};
  bool bye_barred = false;  ///< Not allowed to receive the bye
};

/// The float of a player paired with another score. \p towards: PlayerView::floats_towards
[[nodiscard]] constexpr FloatKind float_of(Score own, Score other,
                                           const std::optional<Score>& towards = {}) noexcept {
  if (own == other) return FloatKind::none;
  // Of two on one side, only the one farther away moves towards it.
  const bool down = own > other;
  if (towards && (down ? own <= *towards : own >= *towards)) return FloatKind::none;
  return down ? FloatKind::down : FloatKind::up;
}

}  // namespace trf::pair
#pragma GCC visibility pop
