#pragma once

#include <string>

#include "oracle/pair_dutch_account.hpp"
#include "oracle/pair_explained_round.hpp"
#include "oracle/pair_sentences.hpp"

/// What the Dutch System says, against every candidate of a bracket and every complete round.
namespace trf::test {

/// All sentences of --explain, but those on colours and on two who are not allowed to meet.
void expect_dutch_round(const ExplainedRound& round, DutchAccount& account, Asked& asked);
/// The verdict on another legal round. \p is_best: or on the best one with a pair or a bye; of
/// several that are equally good the order is not asked.
void expect_dutch_verdict(const pair::Verdict& verdict, const DutchAccount::Loss& loss,
                          const DutchAccount& account, const ExplainedRound& round, Asked& asked,
                          bool is_best);

}  // namespace trf::test
