#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "trf/document.hpp"
#include "trf/message.hpp"
#include "trf/rating/counts_for.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/rounding.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// How an event rates a player.
enum class Status : std::uint8_t {
  rated,
  standard,  ///< Without rating of this kind; rated by the standard rating (2018 8.22)
  unrated,
  excluded,  ///< Not calculated by this system
};
/// Is a change calculated?
[[nodiscard]] constexpr bool is_rated(Status status) noexcept {
  return status == Status::rated || status == Status::standard;
}
inline constexpr std::string_view status_names[]{"rated", "standard", "unrated", "excluded"};
constexpr std::span<const std::string_view> value_names(Status) noexcept { return status_names; }

/// The result of one event for one player. Quantities in hundredths are exact.
struct Change {
  Status status = Status::unrated;
  int rating = 0;  ///< At the start; 0: none
  std::optional<int> k;
  std::optional<int> games;                               ///< Counted games
  std::optional<Score> score;                             ///< In the counted games
  std::optional<std::int64_t> expected_exact_hundredths;  ///< Sum of the table's values
  std::optional<std::int64_t> expected_hundredths;        ///< As the formula uses it
  std::optional<std::int64_t> difference_hundredths;      ///< score - expected
  std::optional<std::int64_t> change_exact_hundredths;    ///< K x difference, before any rounding
  std::optional<std::int64_t> change_hundredths;          ///< What the event adds to the rating
  /// Elo Italia: what the event adds is 0 instead, for first place or a withdrawal; a note says so.
  bool is_cancelled = false;
  std::optional<int> new_rating;
  std::optional<std::int64_t>
      average_hundredths;             ///< Of the counted opponents, by the formula of the text
  std::optional<int> initial_rating;  ///< Unrated: the performance of a first rating
  std::optional<int> entry_rating;    ///< Unrated: published after any number of games (1997 10.4)
  bool is_disregarded = false;        ///< Unrated: the result does not count
  bool is_first_disregarded = false;  ///< ... as the first event; a period with more may count it
  /// ... and the opponents' games against the player do not count either.
  bool is_out_for_opponents = false;
  int event_games = 0;            ///< Unrated: counted games of this event, without earlier ones
  Score event_score;              ///< Unrated: score in these
  Fraction opponents_sum;         ///< The average times the counted games of this event
  int round_robin_opponents = 0;  ///< Unrated: n of 2018 8.26; 0: not a round robin
  std::vector<Cited> notes;       ///< Decisions that are not usual, each with its article
  /// Why the rating is not published. A period decides again, with all its events.
  std::vector<Cited> unpublished;
};

/// One line of the account of a player's games.
struct GameAccount {
  PlayerIndex player = no_player;
  std::uint16_t round = 0;
  PlayerIndex opponent = no_player;
  int opponent_rating = 0;             ///< As used; 0: none
  std::optional<int> difference;       ///< Own minus opponent's
  std::optional<int> difference_used;  ///< After the limit
  std::optional<int> expected;         ///< Hundredths; empty if the system has none per game
  Score score;
  bool counted = true;
  Cited note;  ///< Why it is not counted, or what limited the difference
};

/// A default that was assumed because neither the report nor the facts have the value.
struct Assumption {
  PlayerIndex player = no_player;  ///< no_player: the event
  Message message;
};

/// A property of the event that does not fit the regulation.
struct Warning {
  enum class About : std::uint8_t { rate_of_play, form, rounds, days, players, last_day } about;
  Cited said;
};
/// Where a report shows what the warning is about: 222 or 122, 192 or 092, 142 or XXR, 132 or 042,
/// 062, the first that it has, or last_day_place(). Line 0: nowhere.
[[nodiscard]] Position place_of(const Document& document, const Tournament& tournament,
                                Warning::About about);

/// The results of an event for the ratings of its entrants.
struct Rated {
  std::vector<Change> changes;          ///< One for each entrant, in their order
  std::vector<GameAccount> games;       ///< By player and round; only if requested
  std::vector<Assumption> assumptions;  ///< Only if requested
  std::vector<Warning> warnings;
  /// Why a round robin is treated as a Swiss, by the number of its rated players (1997 6.3, 2018
  /// 6.2); empty: it is none, or it is treated as one.
  std::optional<Cited> round_robin_refusal;
  CountsFor counts;  ///< If the event is not rated, each change has the reason as a note
};

/// Optional parts of the result; a batch leaves both out.
struct Wanted {
  bool games = false;
  bool assumptions = false;
};

}  // namespace trf::rating
#pragma GCC visibility pop
