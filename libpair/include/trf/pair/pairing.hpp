#pragma once

#include <memory>
#include <variant>
#include <vector>

#include "trf/message.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// A game of a round; in a team system the indices are those of the teams.
struct Pair {
  PlayerIndex white = no_player, black = no_player;
  friend bool operator==(const Pair&, const Pair&) = default;
};

/// The steps by which an engine made a round, so that judging does not pair it again. They may look
/// into the State of the round, which must outlive them.
class Steps {
 public:
  Steps() = default;
  Steps(const Steps&) = delete;
  Steps& operator=(const Steps&) = delete;
  virtual ~Steps() = default;
};

/// A legal pairing of a round; boards are in the order of publication.
struct Pairing {
  std::vector<Pair> pairs;
  PlayerIndex bye = no_player;           ///< The player who receives the PAB; no_player: none
  std::shared_ptr<const Steps> steps{};  ///< Of the engine that made it; null: none
  friend bool operator==(const Pairing& a, const Pairing& b) {
    return a.pairs == b.pairs && a.bye == b.bye;
  }
};

/// No legal pairing exists: the obstruction, with the players and prohibitions.
struct Unpairable {
  Message obstruction;
};

using Outcome = std::variant<Pairing, Unpairable>;

}  // namespace trf::pair
#pragma GCC visibility pop
