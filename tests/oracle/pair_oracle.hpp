#pragma once

#include <string>
#include <utility>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test {

/// The answer of an oracle: start ranks, White first, any order of boards.
struct OraclePairing {
  bool exists = false;
  std::vector<std::pair<int, int>> pairs;
  int bye = 0;  ///< 0: none
};

/// A literal transcription of the Italo-Svizzero regulation: art. 9 uncouples pairs and tries every
/// combination. Exponential; for a dozen players. `present`: start ranks, ascending.
[[nodiscard]] OraclePairing italo_svizzero_oracle(const Tournament& tournament, int round,
                                                  const std::vector<int>& present);

/// The switches between the editions of the Lim system.
struct LimEdition {
  bool bye_by_elo = false;         ///< 8.1, else by rank
  bool unplayed_win_bars = false;  ///< C.04.1 art. 4: a forfeit win always bars from the bye
  bool lower_score_first = false;  ///< 3.7.2 against 10.62
  bool number_by_arrival = false;  ///< N-01: the parity of the rank among those who have arrived
  bool maxi = false;               ///< The Note on Maxi-tournaments
};
/// A literal transcription of the Lim rules: every set of pairs is tried. Exponential; for a dozen
/// players.
[[nodiscard]] OraclePairing lim_oracle(const Tournament& tournament, int round, int rounds,
                                       const std::vector<int>& present, const LimEdition& edition);

/// A literal transcription of the Dubov System (C.04.4.1): every set of upfloaters, of shifters and
/// every transposition in their order. Exponential; for a dozen players. It reads the report
/// itself. `without`: a rule that is not applied, to count what each decides: "C6" to "C10",
/// "3.1.4", "3.1.5", "4.2", "3.2.4.1", "4.3", "3.2.5"; empty: all are applied.
[[nodiscard]] OraclePairing dubov_oracle(const Tournament& tournament, int edition = 2026,
                                         const std::string& without = {});

/// The same for the Burstein System (C.04.4.2) after its seeding rounds: every pairing of a
/// bracket. `without`: "C6", "C7", "C8", "4.3", "BH", "SB", "3.1.4", "3.1.5", "1.7.2".
[[nodiscard]] OraclePairing burstein_oracle(const Tournament& tournament,
                                            const std::string& without = {});

}  // namespace trf::test
