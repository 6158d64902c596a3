#pragma once

#include <string>
#include <variant>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::pair {

struct Pair {
  PlayerIndex white = no_player, black = no_player;
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// A legal pairing of a round, boards in the order in which they are published.
struct Pairing {
  std::vector<Pair> pairs;
  PlayerIndex bye = no_player;  ///< Holder of the pairing-allocated bye; no_player: none
  friend bool operator==(const Pairing&, const Pairing&) = default;
};

/// No legal pairing exists: the obstruction, in words that name players and prohibitions.
struct Unpairable {
  std::string obstruction;
};

using Outcome = std::variant<Pairing, Unpairable>;

}  // namespace trf::pair
