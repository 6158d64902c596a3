#pragma once

#include <map>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "pair_dutch_brackets.hpp"
#include "trf/tournament.hpp"

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
/// until one of the best appears. Reads the report itself; shares nothing with the engine.
[[nodiscard]] DutchRound dutch_oracle(const Tournament& tournament, int round, int edition);

/// The brackets of the correct round, from the top.
struct DutchSteps {
  struct Step {
    dutch_text::Bracket bracket;
    dutch_text::Pairs pairs;
  };
  std::vector<Step> steps;       ///< Empty: the round cannot be paired
  std::optional<int> bye_score;  ///< [C5], 2026
};
[[nodiscard]] DutchSteps dutch_steps(const Tournament& tournament, int round, int edition);

/// Why another legal round is worse: the first criterion that differs in the first bracket that
/// differs, "order" if only the order of generation differs, empty for the same opponents.
[[nodiscard]] std::string dutch_first_criterion(const Tournament& tournament, int round,
                                                int edition, const DutchRound& other);

/// For each two present players who are allowed to be paired and are not: why the best of *all*
/// complete legal rounds with them is worse than the correct one, as above; "none" if there is no
/// such round. Empty if the round cannot be paired.
[[nodiscard]] std::map<std::pair<int, int>, std::string> dutch_losses(const Tournament& tournament,
                                                                      int round, int edition);

}  // namespace trf::test
