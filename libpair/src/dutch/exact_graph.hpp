#pragma once

#include <cstdint>
#include <vector>

#include "dutch/bracket.hpp"
#include "matching/optimal_matchings.hpp"

namespace trf::pair::dutch {

/// The players in the graph beside the bracket, and those who can stay without a mate.
enum class Cover : std::uint8_t {
  parity,    ///< Bracket and following scoregroup; no player, or one if the number is odd
  free,      ///< Bracket and following scoregroup; any player
  complete,  ///< The whole field below; only the holder of the bye
};

/// Decisions already made about the MDPs.
struct Frozen {
  static constexpr int open = -1, limbo = -2;
  std::vector<int> opponent;  ///< Per MDP: BSN of a resident, open, or limbo
};

/// A bracket as a graph whose heaviest matchings are the best candidates.
///
/// A downfloater costs the values of the criteria. An edge in the bracket saves these for both
/// players and costs the values of the pair; edges below it save the values of the following
/// bracket, and complete the round.
struct BracketGraph {
  matching::LexicographicGraph graph;  ///< Calls the task for gains; the task must outlive it
  std::vector<int> vertex_of;          ///< Per BSN; -1: paired already
  std::vector<int> bsn_of;             ///< Per vertex; -1: not in the bracket
  int odd_one = -1;                    ///< Vertex of the bye, or of the player who stays alone
};

struct GraphOptions {
  Cover cover = Cover::parity;
  bool single_bye = false;  ///< [C9] applies
  /// Pairs in the remainder, to count exchanges (4.3); -1: do not count.
  int remainder_pairs = -1;
};

[[nodiscard]] BracketGraph bracket_graph(const Task& task, const Frozen& frozen,
                                         const GraphOptions& options);

}  // namespace trf::pair::dutch
