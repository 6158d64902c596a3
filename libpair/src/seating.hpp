#pragma once

#include <optional>
#include <vector>

#include "trf/message.hpp"
#include "trf/pair/pairing.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// A published round by seats, and what is wrong with it before the rules of any system are asked.
struct Seating {
  Seating(const State& state, const Pairing& published);

  std::vector<Seat> opponent;  ///< By seat; no_seat: has none who is present
  Seat bye = no_seat;
  std::optional<Message> stranger;  ///< A player who is absent is paired
  std::optional<Message> misfit;    ///< A player who is present is not paired just once
};

}  // namespace trf::pair
