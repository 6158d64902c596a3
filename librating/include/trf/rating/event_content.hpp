#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/date.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// The data by which an event is recognised when it is reported again: its days and games, not its
/// name or file.
struct EventContent {
  /// Of the report, by 042 and 052, else by 132; either may be unknown, or their order wrong
  Date start, end;
  std::size_t game_count = 0;
  std::vector<std::uint32_t> games;  ///< The smallest hashes of its games, ascending
};

/// Of the names, the round and the result of each game. Numbers have no effect, because a
/// correction may change them; they are used if a player has no name.
[[nodiscard]] EventContent content_of(const Tournament& tournament);

/// On the same days half of the games is enough: a corrected report. So are three quarters of the
/// games of the smaller one, of three or more that are compared: an interim report. Games are
/// compared up to the smaller of the largest hashes that were kept, below which both events have
/// all hashes. On other days, 15 of 16 games of both, and eight or more, are one event with
/// corrected dates and a few corrected results: a rematch seldom repeats so many results.
/// Unknown days may be the same, and days in the wrong order are those between them.
[[nodiscard]] bool is_same_event(const EventContent& a, const EventContent& b) noexcept;

/// "35:00a1b2c3..." : the number of games, and their hashes. The days are not in it.
[[nodiscard]] std::string to_string(const EventContent& content);
/// Reads the text of to_string(). Empty if it is not one.
[[nodiscard]] std::optional<EventContent> parse_content(std::string_view text);

}  // namespace trf::rating
#pragma GCC visibility pop
