#pragma once

#include <string>
#include <vector>

#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// A published round by seats, and what is wrong with it before the rules of any system are asked.
struct Seating {
  Seating(const State& state, const Pairing& published);

  std::vector<Seat> opponent;  ///< By seat; no_seat: has none who is present
  Seat bye = no_seat;
  std::string stranger;  ///< "7-9 pairs a player who is not present"; empty: all are present
  std::string misfit;    ///< "7 is paired with nobody"; empty: everybody is paired once
};

}  // namespace trf::pair
