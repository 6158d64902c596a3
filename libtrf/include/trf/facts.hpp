#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "trf/message.hpp"
#include "trf/score.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// How an event is played, in the distinctions of ratings, norms and homologation.
enum class EventType : std::uint8_t {
  swiss,
  round_robin,
  double_round_robin,
  scheveningen,
  match,
  team,  ///< Teams in any form but Scheveningen
};

/// The type by records 192 and 092; empty if neither gives one.
[[nodiscard]] std::optional<EventType> event_type(const Tournament& tournament);

/// "swiss", "rr", "drr", "scheveningen", "match", "team"; empty for other names.
[[nodiscard]] std::optional<EventType> event_type_named(std::string_view name) noexcept;

/// A rate of play of one player: base time and increment from the first move.
struct RateOfPlay {
  int base_seconds = 0;
  int increment_seconds = 0;
  [[nodiscard]] constexpr int seconds_for_60_moves() const noexcept {
    return base_seconds + 60 * increment_seconds;
  }
  friend constexpr bool operator==(const RateOfPlay&, const RateOfPlay&) = default;
};

/// Standard, rapid or blitz chess.
enum class Speed : std::uint8_t { unknown, standard, rapid, blitz };

/// The limits of FIDE since 2018, in seconds for 60 moves: a rapid game has less than 60 minutes, a
/// blitz game at most 10. Source: Rapid and Blitz Rating Regulations 1.1.
inline constexpr int least_standard_seconds = 60 * 60, most_blitz_seconds = 10 * 60;

/// By these limits; also if the time is too short for any list.
[[nodiscard]] constexpr Speed speed_of(std::optional<int> seconds) noexcept {
  if (!seconds) return Speed::unknown;
  if (*seconds >= least_standard_seconds) return Speed::standard;
  return *seconds > most_blitz_seconds ? Speed::rapid : Speed::blitz;
}

/// "90 minutes", "10 minutes 30 seconds".
[[nodiscard]] Message duration(int seconds);

/// Does record 222 give White and Black different times?
[[nodiscard]] bool has_unequal_times(const Tournament& tournament) noexcept;

/// Facts about one player that a report cannot contain. Empty: unknown.
struct PlayerFacts {
  std::optional<int> k;             ///< Forces the development coefficient
  std::optional<int> games;         ///< Rated games before the event
  std::optional<int> games_period;  ///< Rated games of the whole rating period, this event included
  std::optional<int> standard;      ///< Standard rating of a player without rapid or blitz rating
  std::optional<bool> ever_2200, ever_2300, ever_2400;  ///< Ever published at that rating
  std::optional<int> pool_games;    ///< Earlier games of an unrated player against rated ones
  std::optional<Score> pool_score;  ///< Points of these
  std::optional<int> pool_sum;      ///< Sum of their opponents' ratings
  std::optional<int> pool_ru;       ///< 1997: Ru over these
  /// Rating published after the event began and before it was rated. It is the player's rating from
  /// then on; for the opponents the player stays unrated (1997 10.5; 2018 8.4; 2022 8.2.4).
  std::optional<int> rated_later;
  std::optional<bool> first_event;  ///< false: an unrated player who already has rated games
  std::optional<bool> withdrawn;    ///< Withdrew without justification (RTF 7.5.3)
  std::optional<int> ita_standard, fide_standard,
      fide_rapid;  ///< Entry values, Elo Italia Rapid 6.1

  friend bool operator==(const PlayerFacts&, const PlayerFacts&) = default;
};

/// Facts that a report cannot contain, or gives in free text only.
struct EventFacts {
  std::optional<EventType> type{};     ///< Overrides records 092 and 192
  std::optional<int> seconds;          ///< Per player for 60 moves
  std::vector<PlayerFacts> players{};  ///< By PlayerIndex; empty, or one for each player
};

}  // namespace trf
#pragma GCC visibility pop
