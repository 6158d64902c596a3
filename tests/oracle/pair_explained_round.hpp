#pragma once

#include <map>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "oracle/pair_account.hpp"
#include "oracle/pair_individual_record.hpp"
#include "trf/pair/system.hpp"

/// An explanation held against the report, as the oracles read it, and against the round.
namespace trf::test {

/// What an explanation says of a round.
struct ExplainedRound {
  const Tournament& tournament;
  const pair::State& state;
  std::set<std::pair<int, int>> pairs;  ///< White first
  int bye = 0;
  std::vector<pair::Decision> decisions;
  std::map<int, int> opponent;

  /// \pre the round can be paired
  ExplainedRound(const pair::System& system, const pair::State& of);
  [[nodiscard]] bool are_paired(int one, int other) const {
    const auto found = opponent.find(one);
    return found != opponent.end() && found->second == other;
  }
};

/// How many sentences of each id were compared.
using Compared = std::map<std::string, int>;

/// Pairs, colours, PAB and rules of all systems. \p report: null for matches, whose colours and
/// histories are not read here. \p higher: which of two players is higher ranked.
void expect_facts(const ExplainedRound& round, const SeenReport* report, Compared& compared,
                  const std::function<bool(int, int)>& higher);
/// Brackets, upfloaters, floaters, the values of criteria, and the reasons against other choices.
void expect_brackets(const ExplainedRound& round, const std::vector<BracketAccount>& account,
                     Compared& compared);

}  // namespace trf::test
