#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "dubov/field.hpp"

namespace trf::pair::dubov {

/// A bracket divided and paired by 3.2.3 to 3.2.6.
struct Halves {
  std::vector<Rank> first, second;  ///< G1 and G2 of 3.2.3, by TPN
  bool none_played = false;         ///< G1 is the upper half, not the players due White
  bool shifts_from_first = true;    ///< 3.2.4 (1) moves players from G1, else from G2
  std::vector<Rank> shifted;        ///< 3.2.4 (1), in the order of 4.3
  std::vector<Rank> balanced;       ///< 3.2.4 (2), from the other group, in the order of 4.3
  std::vector<std::pair<Rank, Rank>> pairs;  ///< S1 with T2
  int unsatisfied = 0;                       ///< [C7]
};

/// Pairs a bracket with the best possible [C7], and by 3.2.4 to 3.2.6 among such pairings. Empty if
/// [C1] and [C3] allow no pairing. \pre an even number of players.
[[nodiscard]] std::optional<Halves> pair_halves(const Field& field, std::span<const Rank> players);

/// The players in the order of 4.3, as seekers of a colour.
[[nodiscard]] std::vector<Rank> numbered_shifters(const Field& field, std::vector<Rank> pool,
                                                  Colour sought);

}  // namespace trf::pair::dubov
