#pragma once

#include <set>
#include <string_view>

#include "trf/fsi_category.hpp"
#include "trf/rating/rate.hpp"

// The engines of rate(): each takes its regulation as a value and depends on no edition.
namespace trf::rating {

[[nodiscard]] Rated rate_elo_italia(const Event& event, const EloItaliaRegulation& rules,
                                    const Wanted& wanted);
[[nodiscard]] Rated rate_fide(const Event& event, const FideRegulation& rules,
                              const Wanted& wanted);
[[nodiscard]] Rated rate_fide_1997(const Event& event, const Fide1997Regulation& rules,
                                   const Wanted& wanted);

/// RTF 4.2.15: the rating by FIDE, else Elo Italia, else the value of the category.
[[nodiscard]] int rating_or_value(const Entrant& entrant,
                                  const EloItaliaRegulation& rules) noexcept;

/// RTF 4.3.2, rapid regulation 7.3.
[[nodiscard]] constexpr int coefficient_of(const EloItaliaRegulation& rules, bool is_maestro,
                                           int rating, bool has_reached_high) noexcept {
  const bool is_high =
      (rules.k_high_for_maestri && is_maestro) ||
      (rules.k_high_from != 0 && (rating >= rules.k_high_from || has_reached_high));
  return is_high ? rules.k_high : rules.k;
}

/// A player's rating change after each game, as if the event ended there; hundredths.
/// Source: RTF 4.3.1, for 4.4.1.5 c.
[[nodiscard]] std::vector<std::int32_t> running_variations(const Event& event, std::size_t player,
                                                           const EloItaliaRegulation& rules, int k);

/// What a warning of the condition is about.
[[nodiscard]] Warning::About about(Unmet::What what) noexcept;

/// The counted games of a player, and the score in them.
struct Tally {
  Score score;
  int games = 0;
};
/// By \p games, FideGames or Games1997.
template <class Games>
[[nodiscard]] Tally tally_of(const Games& games, std::size_t player) {
  Tally tally;
  for (const auto& game : games.event.entrants[player].games) {
    if (!games.counts(player, game)) continue;
    tally.score += game.score;
    ++tally.games;
  }
  return tally;
}

/// How many opponents the player has in counted games: in a match two games have one.
template <class Games>
[[nodiscard]] int opponents_of(const Games& games, std::size_t player) {
  std::set<std::size_t> met;
  for (const auto& game : games.event.entrants[player].games)
    if (games.counts(player, game)) met.insert(game.opponent);
  return static_cast<int>(met.size());
}

/// A round robin in the FIDE texts: do games among and against unrated players count?
struct RoundRobin {
  bool holds = false;
  std::optional<Cited> refusal;  ///< The reason if they do not; empty if it is not a round robin
  bool is_complete = true;       ///< false: an unplayed game is the reason
};
/// 6.2 (2018), 6.3 (1997): enough rated players, and no unplayed game.
/// \param has_rating one flag an entrant
[[nodiscard]] RoundRobin round_robin_conditions(const Event& event,
                                                const std::vector<bool>& has_rating,
                                                const RoundRobinRule& rule);

/// The days that an event can last, B.02 4.1. Empty: no limit. Elo Italia has it in counts_for().
[[nodiscard]] std::optional<int> most_days(const Event& event, const Regulation& regulation);

/// A first rating over `games` games, with `sum` the sum of the opponents' ratings, and its
/// average.
struct FirstRating {
  int rating = 0;
  std::int64_t average_hundredths = 0;
  bool is_limited = false;  ///< The maximum was reached
};
/// \param round_robin_opponents  n of a round robin, whose dp is multiplied by n / (n + 1); 0: none
/// \pre games > 0
[[nodiscard]] FirstRating first_rating(const FirstRatingRule& rule, const Fraction& sum, int games,
                                       Score score, std::int64_t round_robin_opponents);

/// At the end of a period: a rating under the floor is not on the next list (2018 7.21, 1997 9.21).
/// If games were counted, the new rating goes, with the reason.
void apply_floor(const FirstRatingRule& rule, Change& change);
void apply_floor(const Fide1997Regulation& rules, Change& change);

/// Why a first rating over this number of games is not published; empty if it is.
[[nodiscard]] std::vector<Cited> why_unpublished(const FirstRatingRule& rule, int games,
                                                 int rating);
[[nodiscard]] std::vector<Cited> why_unpublished(const Fide1997Regulation& rules, int games,
                                                 int rating);

/// The entry rating of a newcomer at an Olympiad.
struct OlympiadEntry {
  int rating = 0;
  Cited note;
};
/// 1997 10.4: for players of half of the rounds who score half of the points; 10.41: at the end or
/// after some round, without the rounds after it.
[[nodiscard]] std::optional<OlympiadEntry> olympiad_entry(const Event& event, std::size_t player,
                                                          const Fide1997Regulation& rules);

/// Did an event begin before the list was in force? FIDE rates it with the list of its first day
/// (B.02 8.3, 1997 9.11). Unset days: no.
[[nodiscard]] inline bool began_before(const Date& start, const Date& list) noexcept {
  return start.is_set() && list.is_set() && start < list;
}

/// The rating of a player on the list of this kind at the start of the event, for the coefficient.
/// 0: the player is not on it, and is a newcomer to it.
[[nodiscard]] int rating_on_list(Status status, int rating, const PlayerFacts& facts) noexcept;

/// What development_coefficient() takes for facts that are not known, of a rated player.
void assume_coefficient(const CoefficientRule& rule, PlayerIndex player, const Change& change,
                        const Entrant& entrant, std::vector<Assumption>& assumptions);

/// A rating as lists have it, RTF 4.3.3. No article has a minimum: it is the least of a list.
[[nodiscard]] int published_rating(std::int64_t hundredths) noexcept;

/// RTF 4.4.1.6: is this the least Elo Italia of a category that a champion obtains?
[[nodiscard]] bool is_least_elo(int rating) noexcept;

/// 1997 10.32, 10.66: the nearest rating of a list, a multiple of the step.
[[nodiscard]] inline int in_steps(const Fide1997Regulation& rules, std::int64_t numerator,
                                  std::int64_t denominator) noexcept {
  return static_cast<int>(round_divide(numerator, denominator * rules.step)) * rules.step;
}
/// Enters the change of a FIDE rating, and the rating after it, from K x difference.
void enter_change(Change& change, std::int64_t exact, HalfRounding rounding);

/// Whole months from one day to another.
[[nodiscard]] int months_between(const Date& from, const Date& to) noexcept;

/// Has the player been without an event for so many months that the list shows it? Unset days, and
/// no such rule: no.
[[nodiscard]] bool is_inactive_since(const ListRule& rule, const Date& last_played,
                                     const Date& list) noexcept;

/// The earlier results of an unrated player: by the facts, else by the list.
[[nodiscard]] EarlierResults earlier_results(const PlayerFacts& facts,
                                             const EarlierResults& listed) noexcept;
/// The same for 1997, whose sum is that of Ru x games.
[[nodiscard]] EarlierResults earlier_results_1997(const PlayerFacts& facts,
                                                  const EarlierResults& listed) noexcept;

/// Percentage of a score, or of a score with fictitious draws.
[[nodiscard]] int percentage_of(Score score, int games) noexcept;

}  // namespace trf::rating
