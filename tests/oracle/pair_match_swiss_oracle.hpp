#pragma once

#include <string>
#include <utility>
#include <vector>

#include "oracle/pair_oracle.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// A change of the question, for tests of the rules that decide, and of questions about a pair.
struct MatchSwissQuestion {
  std::string without{};           ///< A criterion to leave out ("C7")
  std::pair<int, int> together{};  ///< Only rounds in which these two are paired; 0: any
};

/// A literal transcription of C.04.5: every set of upfloaters and every pairing of a bracket is
/// tried. Exponential; for a dozen players. `match` counts matches, two rounds of the report each;
/// `present`: start ranks, ascending.
[[nodiscard]] OraclePairing double_swiss_oracle(const Tournament& report, int match, int matches,
                                                const std::vector<int>& present,
                                                const MatchSwissQuestion& question = {});

/// The same for C.04.6. Kind of preferences and scores by record 192; `present`: team numbers.
[[nodiscard]] OraclePairing team_swiss_oracle(const Tournament& report, int round, int rounds,
                                              const std::vector<int>& present,
                                              const MatchSwissQuestion& question = {});

}  // namespace trf::test
