#pragma once

#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Puts the pairs of a round into the order of the boards (boards() of trf/board.hpp).
void sort_by_board(const State& state, Pairing& pairing);

}  // namespace trf::pair
