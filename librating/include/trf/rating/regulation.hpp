#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>
#include <variant>

#include "trf/date.hpp"
#include "trf/message.hpp"
#include "trf/rating/event.hpp"
#include "trf/rating/rounding.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// What an event needs to be homologated by the FSI; an event that is not has no effect on ratings,
/// titles and norms (RTF 6.2.3, rapid 5.4). 0: no such condition.
struct HomologationRule {
  /// Rate of play for 60 moves, both included. At least the minimum of FIDE for standard chess on
  /// the first day of the event, for these players (RTF 5.3.1 d).
  bool needs_fide_minutes = false;
  int least_minutes = 0, most_minutes = 0;
  int rounds = 0;              ///< Of an individual event ...
  int consecutive_rounds = 0;  ///< ... or so many on consecutive days
  std::size_t players = 0, players_of_consecutive = 0;
  int rounds_a_day = 0, hours_a_day = 0;        ///< The hours of both players for 60 moves
  int days = 0;                                 ///< From the first to the last
  int team_minutes = 0;                         ///< Of a team event, which has no other condition
  int norm_minutes = 0;                         ///< For a norm of one event (RTF 5.3.1 d)
  int norm_rounds = 0, double_norm_rounds = 0;  ///< RTF 4.4.1.5.1, 4.4.1.5.2
  std::string_view time_article{}, rounds_article{}, players_article{}, day_article{},
      days_article{}, team_article{}, norm_article{}, double_norm_article{};
};

/// Elo Italia and Elo Italia Rapid: one formula, I + K (P - PA), in two regulations.
struct EloItaliaRegulation {
  int difference_limit;  ///< A larger difference counts as this one
  int k, k_high;
  bool k_high_for_maestri = false;  ///< Maestri FSI have k_high
  int k_high_from = 0;  ///< A player who reached this rating has k_high for good; 0: no such rule
  bool excludes_fide_rated = false;  ///< Players with a FIDE rating are calculated by FIDE only
  /// The entry rating of a player without this rating: the FIDE rating or the value of the category
  /// (RTF 4.2.15), or a rating of another list (rapid 6.1).
  enum class Entry : std::uint8_t { category, other_lists } entry;
  bool makes_titles = false;  ///< Titles and categories are ratified with its lists (RTF 4.4)
  /// Theoretical value of each category, NC first; used for a player without any rating.
  std::array<int, 8> theoretical_value;
  HomologationRule homologation;
  std::string_view first_place_article, withdrawal_article, theoretical_article;
  std::string_view excluded_article{}, both_excluded_article{};  ///< Of excludes_fide_rated
  std::string_view unplayed_article, limit_article;
  std::string_view change_article;  ///< K times the difference of scores
};

/// A coefficient in the FIDE regulations since 1997.
struct CoefficientRule {
  int newcomer = 0;  ///< Before `newcomer_games` rated games; 0: no such rule
  int newcomer_games = 0;
  int junior = 0;  ///< Until the end of the year of `junior_age`, never `junior_below`; 0: none
  int junior_age = 0, junior_below = 0;
  int normal;
  int high = 0, high_from = 0;  ///< After having reached high_from, for good; 0: none
  bool newcomer_first = false;  ///< A newcomer above high_from has the newcomer coefficient
  /// Limit for K x games of a period; above it, K is the whole part of limit / games. 0: none
  int period_limit = 0;

  friend bool operator==(const CoefficientRule&, const CoefficientRule&) = default;
};

/// The limit on rating differences, in rating points.
struct DifferenceRule {
  int limit;                   ///< A larger difference counts as this one
  bool once_an_event = false;  ///< Only for the largest difference of the event
  int exempt_from = 0;  ///< A player rated so high or higher uses the true difference; 0: no player
  int unrated_from = 0;   ///< A game with so large a difference does not count ...
  int unrated_above = 0;  ///< ... if one of the players is rated above this; 0: no such rule
};

/// How the first rating of an unrated player is calculated, and when it is published.
struct FirstRatingRule {
  int fictitious_draws = 0, fictitious_rating = 0;  ///< Added to the results; 0: none
  int tenths_a_half_point;  ///< Above 50 %, for each half point, in tenths; 0: the table
  int maximum = 0;          ///< 0: none
  int least_games;          ///< Against rated opponents, for publication
  int floor;                ///< The lowest rating that is published
  Score least_score;        ///< A first event with less is disregarded
  int least_opponents = 0;  ///< ... in a Swiss also one with fewer rated opponents; 0: no rule
  std::string_view least_opponents_article{};
  std::string_view published_article;  ///< Of the games and the floor
  std::string_view deleted_article;    ///< Of players whose rating falls under the floor
  bool judges_every_event = false;     ///< Both rules apply in every event, not only in the first
  bool disregards_opponents;           ///< ... with the opponents' games against the player
  /// Round robins count games among unrated players through the tournament average.
  bool round_robin;
};

/// A rate of play, for 60 moves.
struct TempoRule {
  enum class Kind : std::uint8_t {
    window,      ///< least .. most, for every game
    by_rating,   ///< the higher the ratings of a game's players, the longer
    by_highest,  ///< by the highest rating of the event, for all its games
  } kind;
  int least = 0, most = 0;       ///< window: seconds, both included; most 0: no bound
  std::array<int, 2> ratings{};  ///< by_rating: one player with at least this rating ...
  std::array<int, 3> minutes{};  ///< ... least minutes for these, and below both
  int moves_an_hour = 0;         ///< The most in a period with a number of moves; 0: no such rule
  unsigned first_control = 0;    ///< The least moves of the first of several periods

  /// The minutes that players need of whom the highest has this rating. \pre not a window
  [[nodiscard]] constexpr int minutes_for(int highest) const noexcept {
    for (std::size_t i = 0; i < ratings.size(); ++i)
      if (highest >= ratings[i]) return minutes[i];
    return minutes.back();
  }
};

/// The conditions of a round robin beyond those of a Swiss: 1997 6.3, 2018 6.2.
struct RoundRobinRule {
  std::string_view article;           ///< A third of the players is rated
  std::string_view small_article;     ///< Fewer than `small` players: `small_rated` rated ones
  std::string_view double_article;    ///< Double round: `double_players`, `small_rated` rated ones
  std::string_view unplayed_article;  ///< With an unplayed game it is reported as a Swiss
  std::string_view national_article{};  ///< National championship; empty: no exception
  int national_rated = 0, national_rated_women = 0;
  int small = 10, small_rated = 4, double_players = 6;
};

/// FIDE ratings calculated game by game, not from the average of the opponents.
struct FideRegulation {
  CoefficientRule k;
  DifferenceRule difference;
  FirstRatingRule first;
  HalfRounding rounding;            ///< Of the change
  int most_days = 90;               ///< 4.1: leagues can last longer if FIDE agrees
  bool standard_stands_in = false;  ///< Players without a rating are rated by their standard one
  /// Games after the decision of a match planned over more do not count.
  int decided_match_games = 0;
  TempoRule tempo;
  RoundRobinRule round_robin;
  std::string_view k_article, difference_article, unrated_article, first_article, tempo_article,
      first_event_article, standard_article{}, match_article, unrated_match_article, later_article;
  std::string_view change_article;           ///< K times the sum of the differences of scores
  std::string_view unequal_times_article{};  ///< Empty: such games are rated
};

/// FIDE 1997: averages of opponents, ratings in steps of five.
struct Fide1997Regulation {
  CoefficientRule k;
  int difference_limit;       ///< 350: a larger difference counts as this one
  int tenths_a_half_point;    ///< 12.5 points for each half point above 50 %
  int step;                   ///< Ratings are multiples of 5
  int least_games;            ///< For a first rating, pooled
  int least_rated_opponents;  ///< In a Swiss (6.42)
  int floor;                  ///< First ratings below 2005 are ignored
  int most_days;              ///< 4.1
  TempoRule tempo;
  RoundRobinRule round_robin;
  int olympiad_rating, olympiad_rating_women;  ///< 10.4: least first rating of half the points
  std::string_view change_article;             ///< K times the difference of scores
  std::string_view step_article;
  std::string_view tempo_article, published_article;
  bool low_scores_as_printed;  ///< 10.25 as the example 10.68 prints it, with the whole dp
};

/// The three ratings of a FIDE list, and the one of a list of a single kind.
enum class RatingKind : std::uint8_t { own, standard, rapid, blitz };
inline constexpr std::size_t rating_kind_count = 4;

/// The lists of a system: which rating they have, when they close, which players they drop.
struct ListRule {
  RatingKind kind = RatingKind::standard;
  int closing_days = 3;  ///< An event of a list ends this many days before its date, or earlier
  int closing_day_of_month = 0;  ///< Instead: on this day of an earlier month; 0: no such rule
  int closing_months = 1;        ///< This number of months earlier
  int months_between = 1;        ///< Lists are published on the first of every such month of a year
  int inactive_months = 12;      ///< Without an event: inactive; 0: never
  int deleted_years = 0;         ///< Calendar years without an event: deleted; 0: never
  /// Results of an unrated player count for the lists of so many months (2018 7.14 c, 1997 9.14).
  int pool_months = 26;
  /// So many games with rated opponents in a year keep a player active; 0: any one (1997 9.22).
  int active_games = 0;
  /// Only individual events keep a player active (RTF 4.2.8).
  bool is_active_by_individual_events = false;
  /// The list has the rapid categories A to G (rapid regulation 8).
  bool has_rapid_categories = false;
  /// A rating is the same for a whole period, whatever later reports have (RTF 4.2.3).
  bool is_frozen_for_period = false;
};

/// One edition of one system. These values have all differences between editions, and engines have
/// none; each is defined in src/rating/<regulation>_<edition>.cpp.
struct Regulation {
  std::string_view system;   ///< "elo-italia": as a user names it
  std::string_view edition;  ///< "2024-03"
  /// The first part of the title.
  enum class Subject : std::uint8_t {
    elo_italia,
    elo_italia_rapid,
    fide_1997,
    fide_standard,
    fide_rapid,
    fide_blitz,
    fide_rapid_and_blitz,
  } subject;
  Date from;   ///< First start date of its events; unset: no limit
  Date until;  ///< First start date after its events; unset: still in force
  std::variant<EloItaliaRegulation, FideRegulation, Fide1997Regulation> rule;
  ListRule list{};

  /// "FIDE Rating Regulations, 1 March 2024"
  [[nodiscard]] Message title() const;
  /// Of FIDE ratings; nullptr for Elo Italia.
  [[nodiscard]] const CoefficientRule* coefficients() const noexcept;
  /// The article of K times the difference of scores: "8.3".
  [[nodiscard]] std::string_view change_article() const;
  /// On this first day of an event; unset: yes.
  [[nodiscard]] bool is_in_force(const Date& start) const noexcept {
    return !start.is_set() || (start >= from && (!until.is_set() || start < until));
  }
  /// Elo Italia or Elo Italia Rapid, whose own rating is the national one.
  [[nodiscard]] bool is_italian() const noexcept {
    return std::holds_alternative<EloItaliaRegulation>(rule);
  }
  /// Are FSI titles and categories ratified with its lists?
  [[nodiscard]] bool makes_titles() const noexcept {
    const auto* italian = std::get_if<EloItaliaRegulation>(&rule);
    return italian != nullptr && italian->makes_titles;
  }
};

/// The last day on which an event of the list of that date can end.
/// Source: RTF 4.2.2, rapid regulation 6.2, B.03 (2018) 7.13, 1997 9.13.
[[nodiscard]] Date closing_of(const ListRule& rule, const Date& list) noexcept;
/// The first list for an event that ends on that day; unset if there is no day.
[[nodiscard]] Date list_after(const ListRule& rule, const Date& last_day) noexcept;
/// The first list for an event that ends on that day and is rated with the list in force: no list
/// follows itself or a later one, even if the report is late. \param list, last_day  may be unset
[[nodiscard]] Date next_list(const ListRule& rule, const Date& list, const Date& last_day) noexcept;

/// FIDE 1997 with the low scores of round robins as its example 10.68 prints them. Not in
/// regulations().
[[nodiscard]] const Regulation& fide_1997_as_printed() noexcept;

/// All regulations, by system, oldest edition first.
[[nodiscard]] std::span<const Regulation* const> regulations() noexcept;
/// The systems' names in the order for people.
[[nodiscard]] std::span<const std::string_view> systems() noexcept;

/// The edition of a system for an event, and whether it was in force on the date.
struct EditionChoice {
  const Regulation* regulation = nullptr;  ///< Nearest edition; nullptr: no such system
  bool is_in_force = true;                 ///< false: the start is before or after all editions
};
/// \param start the event's first day; unset: the newest edition
[[nodiscard]] EditionChoice edition_for(std::string_view system, const Date& start) noexcept;
/// The edition of a system for an event that is rated by the rules of `year`: that in force at the
/// start, if it is in that year; else the last one that came into force in the year or before, the
/// oldest if none did.
/// \param start  may be unset
[[nodiscard]] const Regulation* edition_of_year(std::string_view system, int year,
                                                const Date& start) noexcept;

}  // namespace trf::rating
#pragma GCC visibility pop
