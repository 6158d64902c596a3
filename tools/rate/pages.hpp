#pragma once

#include <string>
#include <vector>

#include "rate/rate.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/period.hpp"

// The printed sheets of trf-rate; each page answers one question of a player.
namespace rate {

/// The rating changes of an event: the summary, then an account for each player, game by game.
/// \param rated   with its games
/// \param report  its place on a page of several reports, from 0: the ids of their accounts differ
[[nodiscard]] std::string event_page(const trf::Tournament& tournament,
                                     const trf::rating::Event& event,
                                     const trf::rating::Rated& rated,
                                     const trf::rating::Regulation& regulation, std::size_t report);

/// The part of one tournament in a player's period.
struct PeriodEntry {
  std::uint64_t key = 0;  ///< Of the player
  std::uint32_t event = 0;
  trf::rating::Change change;
};
/// A tournament of a period.
struct PeriodEvent {
  std::string file, name;
  trf::Date start, end;
};
/// The period: its tournaments, the summary, an account for each player, tournament by tournament.
[[nodiscard]] std::string period_page(const trf::rating::Period& period,
                                      const std::vector<PeriodEvent>& events,
                                      std::vector<PeriodEntry> entries);

/// "White", "Black"; no sentence for none.
[[nodiscard]] trf::Message colour_name(trf::Colour colour);

/// Norms of an event: the summary, then a page for each player with the opponents and every
/// condition.
/// \param national  with the ratings for norms of Maestro
/// \param fide  with those for FIDE norms
[[nodiscard]] std::string norm_page(const trf::Tournament& tournament,
                                    const trf::rating::Event& national,
                                    const trf::rating::Event& fide,
                                    const std::vector<trf::rating::Norm>& norms);

}  // namespace rate
