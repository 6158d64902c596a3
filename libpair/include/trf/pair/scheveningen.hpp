#pragma once

#include <vector>

#include "trf/pair/berger.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// Players of a team for whom a table is published.
inline constexpr int scheveningen_fewest = 2, scheveningen_most = 13;

/// A board of a Scheveningen table: player `first` of the first team and player `second` of the
/// second team, both from 1.
struct TeamPair {
  int first = 0, second = 0;
  bool second_has_white = false;
  friend bool operator==(const TeamPair&, const TeamPair&) = default;
};

/// Rounds of a match of two teams of `players`.
[[nodiscard]] int scheveningen_rounds(int players, Cycles cycles) noexcept;

/// A round of the Scheveningen table: board j is the game of player j of the first team.
///
/// In a double match the rounds of the second cycle are those of the first in reverse order with
/// colours reversed, so that no player has one colour three times in a row.
/// \pre players in scheveningen_fewest..scheveningen_most,
///      round in 1..scheveningen_rounds(players, cycles)
/// Source: O. Milvang, "Scheveningen system", 29 September 2022. It recommends these tables instead
/// of the older ones of the FIDE Arbiters' Manual, from which they differ for 5 and 6 players. For
/// 5 players the rule of all odd numbers is used; the paper prints the pairs of this table with
/// other colours.
[[nodiscard]] std::vector<TeamPair> scheveningen_round(int players, int round, Cycles cycles);

}  // namespace trf::pair
#pragma GCC visibility pop
