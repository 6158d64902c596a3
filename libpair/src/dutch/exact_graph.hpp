#pragma once

#include <cstdint>
#include <vector>

#include "dutch/bracket.hpp"
#include "matching/optimal_matchings.hpp"

namespace trf::pair::dutch {

/// Who is in the graph beside the bracket, and who may stay without a mate.
enum class Cover : std::uint8_t {
  parity,    ///< Bracket and following scoregroup; nobody, or one where the number is odd
  free,      ///< Bracket and following scoregroup; anybody
  complete,  ///< The whole field below; nobody but the holder of the bye
};

/// Decisions already taken about the players moved down.
struct Frozen {
  static constexpr int open = -1, limbo = -2;
  std::vector<int> opponent;  ///< Per MDP: BSN of a resident, open, or limbo
};

/// A bracket as a graph whose heaviest matchings are the best candidates.
///
/// "To float" costs what the criteria say of a downfloater, an edge in the bracket saves that
/// for both players and costs what they say of the pair; edges below it save what the following
/// bracket is judged by, and complete the round.
struct BracketGraph {
  matching::LexicographicGraph graph;  ///< Asks the task for gains, which must outlive it
  std::vector<int> vertex_of;          ///< Per BSN; -1: paired already
  std::vector<int> bsn_of;             ///< Per vertex; -1: not in the bracket
  int odd_one = -1;                    ///< Vertex of the bye, or of the one who stays alone
};

struct GraphOptions {
  Cover cover = Cover::parity;
  bool single_bye = false;  ///< [C9] applies
  /// Pairs that the remainder makes, to count exchanges (4.3); -1: do not count.
  int remainder_pairs = -1;
};

[[nodiscard]] BracketGraph bracket_graph(const Task& task, const Frozen& frozen,
                                         const GraphOptions& options);

}  // namespace trf::pair::dutch
