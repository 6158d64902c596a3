#pragma once

#include <vector>

#include "engines.hpp"

namespace trf::rating {

/// Why a game does not count for a player.
enum class NotRated : std::uint8_t {
  counts,
  first_event,       ///< Of one of the players, disregarded
  decided_match,     ///< 2018 6.5
  unrated_match,     ///< 2018 6.6: no match in which a player is unrated
  unrated_opponent,  ///< 2018 6.32
  short_time,        ///< Too short for these players' ratings
  too_far_apart,     ///< Rapid and blitz from 1 December 2024
  unequal_times,     ///< 2018 1.2
};

/// The ratings of an event as its games use them, and the games that count.
struct FideGames {
  FideGames(const Event& of_event, const FideRegulation& by_rules);

  /// The player's rating for the player's own games.
  [[nodiscard]] int own_rating(std::size_t player) const {
    return later[player] > 0 ? later[player] : rating[player];
  }
  /// Games that are too short for their players do not count after this call, if the rate of play
  /// is long enough for others. \pre the ratings are known
  void check_rate_of_play();

  [[nodiscard]] NotRated why_not(std::size_t player, const EventGame& game) const;
  [[nodiscard]] bool counts(std::size_t player, const EventGame& game) const {
    return why_not(player, game) == NotRated::counts;
  }
  [[nodiscard]] Tally tally(std::size_t player) const { return tally_of(*this, player); }
  [[nodiscard]] Cited reason(NotRated why, std::size_t player, const EventGame& game) const;

  const Event& event;
  const FideRegulation& rules;
  std::vector<int> rating;  ///< For the opponents; 0: none
  std::vector<int> later;   ///< Ratings published after the event; 0: none
  std::vector<bool> has_rating, is_out;
  bool is_round_robin = false;

 private:
  int decided_after_;
  bool games_need_time_ = false;
};

}  // namespace trf::rating
