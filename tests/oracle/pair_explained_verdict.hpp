#pragma once

#include <functional>
#include <vector>

#include "oracle/pair_explained_round.hpp"
#include "oracle/pair_sentences.hpp"

/// Verdicts on rounds that are not legal, and why a round cannot be paired.
namespace trf::test {

/// The rules of a round, by start ranks.
struct LegalPairs {
  std::vector<int> players;  ///< Present
  std::function<bool(int, int)> legal;
  std::function<bool(int)> may_have_bye;
};

/// "6 and 9 have no legal opponent", "the 3 players have only 2 possible opponents": is it so, and
/// does it prove that no round exists?
void expect_obstruction(const Message& said, const LegalPairs& rules, const SeenReport& report,
                        Asked& asked);
/// A published round that is not legal: is that really in it?
void expect_illegal(const pair::Verdict& verdict, const pair::Pairing& published,
                    const pair::State& state, const SeenReport& report, Asked& asked);
/// The published round has other colours: the same questions as of --explain.
void expect_colours(const pair::Verdict& verdict, const ExplainedRound& round,
                    const SeenReport& report, const std::function<bool(int, int)>& higher,
                    Asked& asked);
/// Sentences about the report alone, which expect_facts() has held against it.
void ask_facts(const Compared& before, const Compared& after, Asked& asked);

/// Rounds that no rule allows: players without a pair or with two, an absent one, a bye too many or
/// too few; and other byes.
[[nodiscard]] std::vector<pair::Pairing> impossible_rounds(const pair::State& state,
                                                           const pair::Pairing& correct);

}  // namespace trf::test
