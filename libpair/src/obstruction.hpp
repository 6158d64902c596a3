#pragma once

#include <functional>
#include <string>

#include "matching/cardinality.hpp"
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

/// Who stands in each other's way (Tutte's condition), and what keeps them apart: "4, 7 and 9 have
/// nobody left but 2; 3 players for 1 opponent; 4 and 7 met in round 1; ...".
///
/// \param deficiency  of the graph of those who may meet: its vertices are named by the others
/// \param name        how a player is called, or "the bye"
/// \param reason      why two of them cannot meet: "7 and 9 met in round 2"
[[nodiscard]] std::string obstruction(
    const matching::Deficiency& deficiency,
    const std::function<std::string(matching::Vertex)>& name,
    const std::function<std::string(matching::Vertex, matching::Vertex)>& reason);

/// Why the round cannot be paired, in words. \pre no legal pairing exists; linear in pairs
[[nodiscard]] std::string describe_obstruction(const State& state, const Legality& legality);

}  // namespace trf::pair
