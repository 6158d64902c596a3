#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "trf/date.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/rounding.hpp"

namespace trf::rating {

/// Elo Italia and Elo Italia Rapid: one formula, I + K (P - PA), in two regulations.
struct EloItaliaRegulation {
  int difference_limit;  ///< A larger difference counts as this one
  int k, k_high;
  /// Who has k_high: Maestri FSI, or who reached a rating, for good.
  enum class HighBy : std::uint8_t { maestro, rating } high_by;
  int high_from;             ///< With HighBy::rating
  bool excludes_fide_rated;  ///< Players with a FIDE rating are computed by FIDE alone
  /// Theoretical value of each category, NC first; used for a player without any rating.
  std::array<int, 8> theoretical_value;
  int period_cap;                   ///< Players under 3N do not pass it within a period; 0: none
  int least_minutes, most_minutes;  ///< Rate of play for 60 moves, both ends included; 0: no bound
  std::string_view first_place_article, withdrawal_article, theoretical_article, excluded_article,
      unplayed_article, limit_article, cap_article;
};

/// A coefficient in the FIDE regulations since 1997.
struct CoefficientRule {
  int newcomer;  ///< Before `newcomer_games` rated games; 0: no such rule
  int newcomer_games;
  int junior;  ///< Until the end of the year of `junior_age`, never `junior_below`; 0: none
  int junior_age, junior_below;
  int normal;
  int high, high_from;  ///< After having reached high_from, for good; 0: none
  bool newcomer_first;  ///< A newcomer above high_from is still a newcomer
  /// K x games of a period must not pass it; K is then the whole part of limit / games. 0: none
  int period_limit;
};

struct DifferenceRule {
  int limit;           ///< A larger difference counts as this one
  bool once_an_event;  ///< Only for the largest difference of the event
  int exempt_from;     ///< A player rated so high or higher uses the true difference; 0: nobody
  int unrated_from;    ///< A game with so large a difference does not count ...
  int unrated_above;   ///< ... if one of the players is rated above this; 0: no such rule
};

struct FirstRatingRule {
  int fictitious_draws, fictitious_rating;  ///< Added to the results; 0: none
  int tenths_a_half_point;    ///< Above 50 %: tenths of a point for each half point; 0: the table
  int maximum;                ///< 0: none
  int least_games;            ///< Against rated opponents, for publication
  int floor;                  ///< Least rating published
  Score least_score;          ///< A first event below it is disregarded
  int least_opponents;        ///< In a Swiss, so is one against fewer rated opponents
  bool judges_every_event;    ///< Both hold in every event, not only in the first
  bool disregards_opponents;  ///< ... and so are his opponents' games against him
  /// Round robins count games among unrated players through the tournament average.
  bool round_robin;
};

/// A rate of play, in minutes for 60 moves.
struct TempoRule {
  enum class Kind : std::uint8_t {
    window,      ///< over .. upto, for every game
    by_rating,   ///< the higher the ratings of a game's players, the longer
    by_highest,  ///< by the highest rating of the event, for all its games
  } kind;
  int over, upto;              ///< window: over < T <= upto
  std::array<int, 2> ratings;  ///< by a rating: one player at least so high ...
  std::array<int, 3> minutes;  ///< ... least minutes for these, and below both
};

/// Where the conditions of a round robin stand, and what a national championship needs instead.
struct RoundRobinRule {
  std::string_view article;
  std::string_view national_article;  ///< Empty: no exception
  int national_rated = 0, national_rated_women = 0;
};

/// FIDE ratings by the game: since the sum of D gave way to the sum over games.
struct FideRegulation {
  CoefficientRule k;
  DifferenceRule difference;
  FirstRatingRule first;
  HalfRounding rounding;    ///< Of the change
  bool standard_stands_in;  ///< Players without a rating are rated by their standard one
  int decided_match_games;  ///< Games after the decision of a match planned over more do not count
  TempoRule tempo;
  RoundRobinRule round_robin;
  std::string_view k_article, difference_article, unrated_article, first_article, tempo_article,
      first_event_article, standard_article, match_article, later_article;
};

/// FIDE 1997: averages of opponents, ratings in steps of five.
struct Fide1997Regulation {
  CoefficientRule k;
  int difference_limit;       ///< 350: opponents further away count as this far
  int tenths_a_half_point;    ///< 12.5 points for each half point above 50 %
  int step;                   ///< Ratings are multiples of 5
  int least_games;            ///< For a first rating, pooled
  int least_rated_opponents;  ///< In a Swiss (6.42)
  int floor;                  ///< First ratings below 2005 are ignored
  int least_minutes;
  RoundRobinRule round_robin;
  int olympiad_rating, olympiad_rating_women;  ///< 10.4: least first rating of half the points
};

/// How to read 10.25 against the printed example 10.68, which applies the full dp.
enum class RoundRobinLowScore : std::uint8_t { article, example };

/// One edition of one system. What differs between editions stands in these values, not in the
/// engines; each is defined in src/rating/<regulation>_<edition>.cpp.
struct Regulation {
  std::string_view system;   ///< "elo-italia"; the word of --system
  std::string_view edition;  ///< "2024-03"
  std::string_view title;
  Date from;   ///< First start date of events it rules; unset: since ever
  Date until;  ///< First start date it no longer rules; unset: still in force
  std::variant<EloItaliaRegulation, FideRegulation, Fide1997Regulation> rule;
};

/// All regulations, by system, oldest edition first.
[[nodiscard]] std::span<const Regulation* const> regulations() noexcept;
/// The systems' names in the order of --help.
[[nodiscard]] std::span<const std::string_view> systems() noexcept;

/// The edition of a system for an event, and whether the date really falls under it.
struct Edition {
  const Regulation* regulation = nullptr;  ///< Nearest edition; nullptr: no such system
  bool is_in_force = true;                 ///< false: the start lies before or after all editions
};
/// \param start the event's first day; unset: the newest edition
[[nodiscard]] Edition edition_for(std::string_view system, const Date& start) noexcept;
/// The last edition of a system that came into force in `year` or before; the oldest if none did.
[[nodiscard]] const Regulation* edition_of_year(std::string_view system, int year) noexcept;

}  // namespace trf::rating
