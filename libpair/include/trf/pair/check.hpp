#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/pair/system.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// Can a finding of read() change the pairings? Then the report is not paired, and not judged.
/// \param has_matches are teams paired, or is it a team event?
[[nodiscard]] bool concerns_pairing(const Diagnostic& finding, bool has_matches);

/// Contradictions of a tournament in rounds 1..last: opponents that do not name each other, equal
/// colours, results that no game can have, a player as own opponent. Such rounds cannot be judged.
/// Sorted by line; the column is that of the cell in record 001. Linear.
[[nodiscard]] Diagnostics contradictions(const Tournament& tournament, int last);

/// A round as published, and the correct one.
struct RoundCheck {
  int round = 0;
  int rounds = 0;  ///< Planned length by which it is judged; 0: unknown
  Verdict verdict;
  Pairing published;
  Outcome correct;
  /// The open readings by any of which the published round is right; empty: there is none, or the
  /// round is identical or illegal.
  std::vector<std::string_view> readings{};
  /// The published round is right if these games had no result when the round was paired.
  std::optional<AdjournedGames> adjourned{};
};

/// Pairs one round again from the rounds before it, and judges the published one. If no record
/// gives the number of rounds, the round is right if it is so with the recorded rounds as all
/// rounds, or with more to come.
/// \param tournament  of the participants: see participants() in choice.hpp
/// \pre contradictions(tournament, round) is empty
[[nodiscard]] RoundCheck check_round(const Tournament& tournament, int round, const System& system);

/// Several players with the pairing-allocated bye: then the round is judged by that alone, if no
/// table pairs it. The caller counts the differences.
[[nodiscard]] std::optional<Verdict> several_byes(const Tournament& tournament,
                                                  const Pairing& published, const System& system);

/// A sentence for each way in which a published round that is not the correct one is right: by
/// another reading, or if games had no result then.
/// \param tournament  the one that was checked
[[nodiscard]] std::vector<Message> right_by(const RoundCheck& check, const Tournament& tournament);

/// All paired rounds, first to last, with `threads` threads (0: as many as there are cores). The
/// answer does not depend on the number of threads. The same parameter and precondition.
[[nodiscard]] std::vector<RoundCheck> check_rounds(const Tournament& tournament,
                                                   const System& system, unsigned threads = 1);

}  // namespace trf::pair
#pragma GCC visibility pop
