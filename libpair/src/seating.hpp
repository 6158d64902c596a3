#pragma once

#include <optional>
#include <vector>

#include "trf/message.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// A published round by seats, and the faults that no rule of a system is needed for.
struct Seating {
  Seating(const State& state, const Pairing& published);

  std::vector<Seat> opponent;  ///< By seat; no_seat: no present opponent
  Seat bye = no_seat;
  std::optional<Message> stranger;  ///< A player who is absent is paired
  std::optional<Message> misfit;    ///< A present player is not paired exactly once
};

}  // namespace trf::pair
