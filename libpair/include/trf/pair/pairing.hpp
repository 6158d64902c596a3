#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

struct Pair {
  PlayerIndex white = no_player, black = no_player;
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// What an engine keeps of a round that it made, so that judging need not pair it again. It may
/// look into the State of the round, which then has to live as long.
class Steps {
 public:
  Steps() = default;
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;
  virtual ~Steps() = default;
};

/// A legal pairing of a round, boards in the order in which they are published.
struct Pairing {
  std::vector<Pair> pairs;
  PlayerIndex bye = no_player;           ///< Holder of the pairing-allocated bye; no_player: none
  std::shared_ptr<const Steps> steps{};  ///< Of the engine that made it; null: none kept
  friend bool operator==(const Pairing& a, const Pairing& b) {
    return a.pairs == b.pairs && a.bye == b.bye;
  }
};

/// No legal pairing exists: the obstruction, which names players and prohibitions.
struct Unpairable {
  Message obstruction;
};

using Outcome = std::variant<Pairing, Unpairable>;

}  // namespace trf::pair
#pragma GCC visibility pop
