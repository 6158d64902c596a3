#pragma once

#include <functional>
#include <string>

#include "trf/pair/state.hpp"

namespace trf::pair {

/// The rules of a system that are absolute in the round: who may meet, and who may have the bye.
struct Legality {
  std::function<bool(Seat, Seat)> may_meet;
  std::function<bool(Seat)> may_have_bye;
  /// Why not, in a few words ("both must have White"); asked only where neither a meeting nor a
  /// prohibition forbids the pair. May be empty.
  std::function<std::string(Seat, Seat)> why_not;
};

/// Why the round cannot be paired, in words: the group of players who stand in each other's way
/// (Tutte's condition), and what keeps them apart. \pre no legal pairing exists; linear in pairs
[[nodiscard]] std::string describe_obstruction(const State& state, const Legality& legality);

}  // namespace trf::pair
