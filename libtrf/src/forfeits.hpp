#pragma once

#include <cstdint>
#include <vector>

#include "trf/tournament.hpp"

// What is wrong with a record 330 (M16, M17).
namespace trf::detail {

struct ForfeitFault {
  enum class What : std::uint8_t {
    team_unknown,
    team_meets_itself,
    no_such_round,
    was_played,
    was_won,
  };
  What what;
  Id team = 0;                     ///< team_unknown; was_won: of the winner
  PlayerIndex player = no_player;  ///< was_played, was_won: the first whose game it is
};
[[nodiscard]] std::vector<ForfeitFault> forfeit_faults(const Tournament& t,
                                                       const ForfeitedMatch& match);

}  // namespace trf::detail
