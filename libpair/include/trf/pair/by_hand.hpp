#pragma once

#include <variant>
#include <vector>

#include "trf/pair/check.hpp"
#include "trf/pair/choice.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// A round that the arbiter changed by hand, beside the round of the system.
struct ChangedRound {
  const System* system = nullptr;
  SharedTournament entrants;  ///< The tournament of `check`: of players, matches or teams
  RoundCheck check;
  /// Why the round is not legal: for each new pair that the system forbids or that gives a third
  /// colour, for a second bye; else the reason of the verdict. None if it is the system's round.
  std::vector<Message> objections;
};

/// Compares the last paired round of `after` with that of its system.
/// \param before  the report before the change
/// \param after  the report as read() reads it, with the findings; it has a value
/// \return why the round cannot be compared, if the report cannot be paired or not all that
/// concerns the pairings was read, or its rounds contradict each other
[[nodiscard]] std::variant<ChangedRound, Message> judge_change(
    const Tournament& before, const Result<const Tournament>& after);

/// "round 4 is not the best by C12, bracket 2; 2 pairs differ from FIDE (Dutch) System, C.04.3"
[[nodiscard]] Message comparison(const ChangedRound& round);

}  // namespace trf::pair
#pragma GCC visibility pop
