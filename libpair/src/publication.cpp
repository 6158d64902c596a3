#include "publication.hpp"

#include "trf/board.hpp"

namespace trf::pair {

void sort_by_board(const State& state, Pairing& pairing) {
  std::vector<BoardPair> pairs;
  pairs.reserve(pairing.pairs.size());
  for (const auto& [white, black] : pairing.pairs) pairs.push_back({white, black});
  pairing.pairs.clear();
  for (const Board& board : boards(*state.tournament, state.round, pairs))
    pairing.pairs.push_back({board.white, board.black});
}

}  // namespace trf::pair
