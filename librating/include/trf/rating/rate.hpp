#pragma once

#include "trf/rating/change.hpp"
#include "trf/rating/regulation.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

/// Calculates what an event changes in the ratings of its entrants, by one edition of one system.
///
/// An event that does not fit the regulation (rate of play, conditions of a round robin) is
/// calculated anyway, with a warning in Rated::warnings. Exact: no result depends on floating
/// point. Linear in the number of games.
[[nodiscard]] Rated rate(const Event& event, const Regulation& regulation,
                         const Wanted& wanted = {});

/// K of a rated player at the start of a period.
///
/// \param rating        on the list of this rate of play; 0: none, the player comes from another
/// \param games_period  games of the whole rating period, for the limit on K x games
/// \param list_k        of the rating list; like facts.k, which has priority over it, it replaces
///                      the rule, not the limit
/// \pre rating > 0 or facts.games says how many games
/// Source: FIDE B.02 8.3.3 (2024), 8.56 (2018), 10.64a (1997).
[[nodiscard]] int development_coefficient(const CoefficientRule& rule, int rating,
                                          const Date& birth, const PlayerFacts& facts, int year,
                                          int games_period, std::optional<int> list_k = {});

/// PA of a sum of table values: a second decimal 1-5 is dropped, 6-9 raises the first decimal by
/// one.
/// Source: RTF 4.3.1; rapid regulation 7.1.
[[nodiscard]] constexpr int round_points_expected(int raw_hundredths) noexcept {
  return (raw_hundredths + 4) / 10 * 10;
}

}  // namespace trf::rating
#pragma GCC visibility pop
