#pragma once

#include <functional>

#include "matching/cardinality.hpp"
#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// The rules of a system that are absolute in the round: who may meet, and who may have the bye.
struct Legality {
  std::function<bool(Seat, Seat)> may_meet;
  std::function<bool(Seat)> may_have_bye;
  /// Why not ("7 and 9 must both have White"); asked only where neither a meeting nor a prohibition
  /// forbids the pair. May be empty.
  std::function<Message(Seat, Seat)> why_not;
};

/// Who is in the way of whom (Tutte's condition), and what keeps them apart: "4, 7 and 9 can only
/// be paired with 2; 3 players have only 1 possible opponent; 4 and 7 met in round 1; ...".
///
/// \param deficiency  of the graph of those who may meet: its vertices are named by the others
/// \param name        a player's number, or said::the_bye
/// \param reason      why two of them cannot meet: "7 and 9 met in round 2"
[[nodiscard]] Message obstruction(
    const matching::Deficiency& deficiency, const std::function<Arg(matching::Vertex)>& name,
    const std::function<Message(matching::Vertex, matching::Vertex)>& reason);

/// Why the round cannot be paired. \pre no legal pairing exists; linear in pairs
[[nodiscard]] Message describe_obstruction(const State& state, const Legality& legality);

}  // namespace trf::pair
