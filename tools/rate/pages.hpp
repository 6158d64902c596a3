#pragma once

#include <string>
#include <vector>

#include "rate/rate.hpp"
#include "trf/rating/norm.hpp"
#include "trf/rating/period.hpp"

// Printed sheets of trf-rate; page by page what a player may ask about.
namespace rate {

/// What an event does to the ratings: the summary, then an account a player, game by game.
/// \param rated  with its games
[[nodiscard]] std::string event_page(const trf::Tournament& tournament,
                                     const trf::rating::Event& event,
                                     const trf::rating::Rated& rated,
                                     const trf::rating::Regulation& regulation);

/// What one tournament of a period brought a player.
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
/// The period: its tournaments, the summary, an account a player, tournament by tournament.
[[nodiscard]] std::string period_page(const trf::rating::Period& period,
                                      const std::vector<PeriodEvent>& events,
                                      std::vector<PeriodEntry> entries);

/// "White", "Black"; no sentence for none.
[[nodiscard]] trf::Message colour_name(trf::Colour colour);

/// Norms of an event: the summary, then a page a player with his opponents and every condition.
[[nodiscard]] std::string norm_page(const trf::Tournament& tournament,
                                    const trf::rating::Event& event,
                                    const std::vector<trf::rating::Norm>& norms);

}  // namespace rate
