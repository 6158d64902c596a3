#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/pair/state.hpp"

/// Phrases that pairing systems share when they explain themselves.
namespace trf::pair::words {

/// "7", "7 and 9", "7, 9 and 12".
[[nodiscard]] std::string list(std::span<const std::string> items);
/// "1 point", "2.5 points", "3 points".
[[nodiscard]] std::string points(Score score);
/// "White", "Black".
[[nodiscard]] std::string_view colour(Colour colour) noexcept;
/// "7 (Rossi, Anna)"; the number alone where the report has no name.
[[nodiscard]] std::string named(const State& state, Seat seat);

/// What stands in the way of a pairing of everybody, for a reader who can check it by hand.
///
/// \param components  groups of an odd number of players; nobody can meet anybody of another group
/// \param separators  the only players outside their own group whom those in the groups can meet
/// \param name        how a player is called
/// \param reason      why two players cannot meet: "7 and 9 met in round 2"
[[nodiscard]] std::string obstruction(std::span<const std::vector<Seat>> components,
                                      std::span<const Seat> separators,
                                      const std::function<std::string(Seat)>& name,
                                      const std::function<std::string(Seat, Seat)>& reason);

}  // namespace trf::pair::words
