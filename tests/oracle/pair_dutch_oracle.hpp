#pragma once

#include <string>
#include <utility>
#include <vector>

#include "trf/pair/state.hpp"

namespace trf::test {

/// A round by C.04.3: pairs (White first) and bye as start ranks; 0: no bye.
struct DutchRound {
  bool exists = false;
  std::vector<std::pair<int, int>> pairs;  ///< Sorted
  int bye = 0;
  friend bool operator==(const DutchRound&, const DutchRound&) = default;
};

/// Articles 1 to 5 to the letter, for a handful of players: every candidate of a bracket is
/// evaluated by article 2, then candidates are generated in the order of 3.6, 3.7 and 4.2 to 4.4
/// until one of the best appears. Shares nothing with the engine but the state.
[[nodiscard]] DutchRound dutch_oracle(const pair::State& state, int edition);

/// By what another legal round is worse: the first criterion that differs in the first bracket
/// that differs, "order" where only the order of generation tells, empty for the same opponents.
[[nodiscard]] std::string dutch_first_criterion(const pair::State& state, int edition,
                                                const DutchRound& other);

}  // namespace trf::test
