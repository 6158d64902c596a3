#pragma once

#include <optional>
#include <string_view>

#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

/// A rule that does not allow two players to meet.
struct Prohibition {
  std::string_view rule;  ///< "C1"; "260": a prohibited pair
  Message why;            ///< "they met in round 3"
};

/// [C1], or a prohibited pair. Empty: the two are allowed to meet.
[[nodiscard]] std::optional<Prohibition> c1_forbids(const State& state, Seat a, Seat b);

}  // namespace trf::pair::swiss
