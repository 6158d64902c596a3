#pragma once

#include <functional>

#include "matching/cardinality.hpp"
#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair {

/// Who is paired before the others: two players, or one with the bye (`other` is no_seat).
struct Forced {
  Seat one = no_seat, other = no_seat;
};

/// The absolute rules of a system in the round: which pairs are allowed, and who can have the bye.
struct Legality {
  matching::Graph legal;                   ///< By seat
  std::function<bool(Seat)> may_have_bye;  ///< Asked of players who are not forced
  /// The reason against a pair ("7 and 9 must both have White"); called only if neither a meeting
  /// nor a prohibition forbids the pair. Not set: nothing else forbids one.
  std::function<Message(Seat, Seat)> why_not;
  Forced forced{};
};

/// The players who block each other (Tutte's condition), and the reasons: "4, 7 and 9 can only be
/// paired with 2; the 3 have only 1 possible opponent; 4 and 7 met in round 1; ...".
///
/// \param deficiency  of the graph of allowed pairs; the other parameters name its vertices
/// \param name        a player's number, or said::the_bye
/// \param reason      why a pair is not allowed: "7 and 9 met in round 2"
[[nodiscard]] Message obstruction(
    const matching::Deficiency& deficiency, const std::function<Arg(matching::Vertex)>& name,
    const std::function<Message(matching::Vertex, matching::Vertex)>& reason);

/// Why the round cannot be paired. \pre no legal pairing exists
[[nodiscard]] Message describe_obstruction(const State& state, Legality legality);

}  // namespace trf::pair
