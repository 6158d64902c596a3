#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/event_kind.hpp"
#include "trf/facts.hpp"
#include "trf/fsi_category.hpp"
#include "trf/rating/rounding.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// The FSI's titles and categories in ascending order (RTF 4.1.1); NC is "inclassificato".
enum class Categoria : std::uint8_t { nc, s2, s1, n3, n2, n1, cm, m };

/// "NC", "2S", "1S", "3N", "2N", "1N", "CM", "M".
[[nodiscard]] std::string_view name(Categoria categoria) noexcept;
/// Reads the texts of name(), in any case; empty for any other text.
[[nodiscard]] std::optional<Categoria> parse_categoria(std::string_view text) noexcept;

/// The highest rating that is accepted. A higher one is an error, like the 9999 of some programs.
inline constexpr int highest_rating = 3999;

/// A game decided over the board, as one player has it: results 1, = and 0 with an opponent. Other
/// rounds never count for a rating (RTF 4.2.12, B.02 5.1).
struct EventGame {
  std::uint16_t round = 0;
  PlayerIndex opponent = no_player;
  Score score;  ///< 0, 1/2 or 1, for every point system of an event

  friend bool operator==(const EventGame&, const EventGame&) = default;
};

/// Results of an unrated player before an event, which count for the first rating.
struct EarlierResults {
  int games = 0;  ///< Against rated opponents
  Score score;
  Fraction sum;             ///< Of the opponents' ratings; 1997: of Ru x games
  bool has_played = false;  ///< Rated games before, whether they still count or not (2018 6.1)
  bool is_known = false;    ///< The list has the results of all its unrated players
};

/// A player at the start of an event, with the data that rating systems need. Ratings: 0 is "none".
struct Entrant {
  int rating = 0;           ///< FIDE rating of the report or the list, of the event's rate of play
  int national_rating = 0;  ///< Elo Italia, or Elo Italia Rapid in a rapid event
  std::optional<Categoria> categoria;  ///< FSI title or category; empty: unknown
  Title title = Title::none;           ///< FIDE title
  Sex sex = Sex::unknown;
  std::string federation;
  Date birth;
  std::optional<int> list_k;  ///< Coefficient of the rating list, before the limit on K x games
  Score points;               ///< Final standings, byes and forfeits included
  PlayerFacts facts;
  EarlierResults earlier;  ///< By the rating list; facts have priority
  std::vector<EventGame> games;
  bool is_absent = false;  ///< Never paired, and the event is over
};

/// Kinds of events with an exception in a rule; no record names them.
enum class SpecialEvent : std::uint8_t {
  other,
  national_championship,       ///< Of one player: 1997 6.33; B.01 1.4.3 a
  national_team_championship,  ///< B.01 1.4.3 b
  zonal,                       ///< B.01 1.4.3 c
  olympiad,                    ///< 1997 10.4
  team_championship,           ///< World or continental, of teams or clubs: B.01 1.4.1 b
  world_cup,                   ///< B.01 1.4.1 b
};
/// "national-championship", ...; other has no name.
[[nodiscard]] std::span<const std::string_view> special_event_names() noexcept;
[[nodiscard]] SpecialEvent special_event(std::string_view name) noexcept;

/// An event ready for rating. Entrants are in the order of Tournament::players.
struct Event {
  EventType type = EventType::swiss;
  SpecialEvent kind = SpecialEvent::other;
  /// The pairings of all rounds are known before round 1 by the report, which may say so of a team
  /// event too.
  bool is_predetermined = false;
  Date start, end;
  std::vector<Date> round_dates;  ///< Record 132
  /// Each round is on the day of the one before it or on the next one, by the days of the rounds,
  /// else by the first and the last day of the event (RTF 5.3.1 a).
  bool is_on_consecutive_days = false;
  std::optional<int> seconds;       ///< Per player for 60 moves
  std::vector<TimePeriod> periods;  ///< Of record 222, if it gives the seconds
  bool has_unequal_times = false;   ///< White and Black have different times
  int rounds = 0;                   ///< Rounds of the event, those to come included
  /// A paired game was forfeited, or ended before both players made a move.
  bool has_unplayed_games = false;
  /// Match: the game after which a player has more than half of the points, forfeits included;
  /// 0: none.
  int decided_after = 0;
  std::vector<Entrant> entrants;

  /// From the first to the last day, both included; empty: unknown.
  [[nodiscard]] std::optional<int> days() const noexcept;
  /// The players that a regulation counts: without those who are absent.
  [[nodiscard]] std::size_t players() const noexcept;
  /// Are all players women?
  [[nodiscard]] bool is_for_women() const noexcept;
  /// Teams in any form, Scheveningen included.
  [[nodiscard]] bool is_of_teams() const noexcept {
    return type == EventType::team || type == EventType::scheveningen;
  }
  /// Single or double.
  [[nodiscard]] bool is_round_robin() const noexcept {
    return type == EventType::round_robin || type == EventType::double_round_robin;
  }
  /// Rounds without a game for each player of a round robin of an odd number: 1, of a double one 2.
  [[nodiscard]] int free_rounds() const noexcept {
    return EventKind{.is_round_robin = is_round_robin(),
                     .games = type == EventType::double_round_robin ? 2 : 1}
        .free_rounds(players());
  }
};

/// The event of a tournament. National data come from the records of `federation`. Points are those
/// of the results, not of the points column.
[[nodiscard]] Event make_event(const Tournament& tournament, const EventFacts& facts,
                               std::string_view federation = italy);

}  // namespace trf::rating
#pragma GCC visibility pop
