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

/// The steps by which an engine made a round, so that judging does not pair it again. They own what
/// they look into. System::judge() and the others use them only for the state from which they were
/// made (and its copies) and for the edition that made them.
class Steps;

/// The pairing of a round, legal if an engine made it; boards are in the order of publication.
struct Pairing {
  std::vector<Pair> pairs;
  PlayerIndex bye = no_player;           ///< The player who receives the PAB; no_player: none
  std::shared_ptr<const Steps> steps{};  ///< Null: not known
  /// Further players with the PAB, which makes a published round illegal. No engine pairs so.
  std::vector<PlayerIndex> more_byes{};

  friend bool operator==(const Pairing& a, const Pairing& b) {
    return a.pairs == b.pairs && a.bye == b.bye && a.more_byes == b.more_byes;
  }
  /// All players with the PAB.
  [[nodiscard]] std::vector<PlayerIndex> byes() const;
  void add_bye(PlayerIndex player);
  /// The PAB, or opponent and colour without result; blank: not paired.
  [[nodiscard]] Game game_of(PlayerIndex player) const;
};

/// No legal pairing exists: the obstruction, with the players and prohibitions.
struct Unpairable {
  Message obstruction;
  std::shared_ptr<const Steps> steps{};  ///< Up to the obstruction; null: not known
};

using Outcome = std::variant<Pairing, Unpairable>;

}  // namespace trf::pair
#pragma GCC visibility pop
