#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "oracle/pair_oracle.hpp"
#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/compare.hpp"
#include "trf/pair/system.hpp"

/// The conditions of every pairing in the property tests of the historical systems.
namespace trf::test {

[[nodiscard]] inline std::vector<int> present_numbers(const pair::State& state) {
  std::vector<int> numbers;
  for (const auto& contender : state.players) numbers.push_back(contender.tpn);
  return numbers;
}

[[nodiscard]] inline OraclePairing in_start_ranks(const pair::State& state,
                                                  const pair::Outcome& outcome) {
  OraclePairing result;
  const auto* pairing = std::get_if<pair::Pairing>(&outcome);
  if (pairing == nullptr) return result;
  const auto number = [&](PlayerIndex p) {
    return p == no_player ? 0 : int{state.tournament->players[p].start_rank};
  };
  result.exists = true;
  result.bye = number(pairing->bye);
  for (const auto& pair : pairing->pairs)
    result.pairs.emplace_back(number(pair.white), number(pair.black));
  return result;
}

[[nodiscard]] inline std::string to_text(OraclePairing pairing) {
  if (!pairing.exists) return "no legal pairing";
  std::ranges::sort(pairing.pairs);
  std::string text;
  for (const auto& [white, black] : pairing.pairs)
    text += std::to_string(white) + "-" + std::to_string(black) + " ";
  return text + "bye " + std::to_string(pairing.bye);
}

/// Every present player is in the pairing once, and no other player.
inline void expect_everybody_once(const pair::State& state, const OraclePairing& pairing) {
  std::vector<int> seen;
  for (const auto& [white, black] : pairing.pairs) {
    seen.push_back(white);
    seen.push_back(black);
  }
  if (pairing.bye != 0) seen.push_back(pairing.bye);
  std::ranges::sort(seen);
  EXPECT_EQ(seen, present_numbers(state));
}

/// A trace changes nothing, and every decision has an article and a sentence.
inline void expect_same_when_told(const pair::System& system, const pair::State& state,
                                  const pair::Outcome& outcome) {
  pair::RecordingTrace trace;
  const pair::Outcome told = system.pair(state, &trace);
  EXPECT_EQ(to_text(in_start_ranks(state, told)), to_text(in_start_ranks(state, outcome)));
  for (const auto& decision : trace.decisions) {
    EXPECT_FALSE(decision.scope.empty());
    EXPECT_NE(decision.article, "");
    EXPECT_FALSE(decision.sentence.empty());
  }
}

/// A changed pairing is judged, with an article: colours reversed, and two opponents exchanged.
inline void expect_judged(const pair::System& system, const pair::State& state,
                          const pair::Pairing& correct) {
  const auto judged = [&](const pair::Pairing& published) {
    const pair::Verdict verdict = system.judge(state, published, correct);
    EXPECT_TRUE(verdict.kind == pair::VerdictKind::worse ||
                verdict.kind == pair::VerdictKind::illegal);
    // Or the record that prohibits a pair.
    EXPECT_TRUE(verdict.criterion.starts_with("art. ") || verdict.criterion == "260")
        << verdict.criterion;
    EXPECT_FALSE(verdict.explanation.empty());
  };
  if (!correct.pairs.empty()) {
    pair::Pairing turned = correct;
    std::swap(turned.pairs.front().white, turned.pairs.front().black);
    judged(turned);
  }
  if (correct.pairs.size() > 1) {
    pair::Pairing exchanged = correct;
    std::swap(exchanged.pairs.front().black, exchanged.pairs.back().black);
    judged(exchanged);
  }
  if (correct.bye != no_player && !correct.pairs.empty()) {
    pair::Pairing other = correct;
    std::swap(other.bye, other.pairs.back().white);
    judged(other);
  }
}

/// Colours reversed, opponents exchanged, another bye: every other round is judged by a rule.
template <class TournamentOf>
void expect_rules_for_other_rounds(const pair::System& system, const TournamentOf& tournament_of) {
  int worse = 0, illegal = 0;
  for (int seed = 0; seed < scaled(1500); ++seed) {
    const test::Draft tournament = tournament_of(seed);
    const pair::State state = pair::make_state(tournament);
    if (state.players.size() < 4) continue;
    const auto outcome = system.pair(state, nullptr);
    const auto* correct = std::get_if<pair::Pairing>(&outcome);
    if (correct == nullptr) continue;
    for (int kind = 0; kind < 4; ++kind) {
      pair::Pairing other = *correct;
      auto& first = other.pairs.front();
      auto& last = other.pairs.back();
      if (kind == 0) std::swap(first.white, first.black);
      if (kind == 1) std::swap(first.black, last.black);
      if (kind == 2) std::swap(first.white, last.black);
      if (kind == 3 && other.bye != no_player) std::swap(other.bye, first.black);
      if (pair::same_pairs(other, *correct)) continue;
      const auto verdict = system.judge(state, other, outcome);
      ASSERT_NE(verdict.criterion, "") << "seed " << seed << ", kind " << kind;
      ASSERT_FALSE(verdict.explanation.empty()) << "seed " << seed << ", kind " << kind;
      ASSERT_NE(verdict.kind, pair::VerdictKind::identical);
      (verdict.kind == pair::VerdictKind::worse ? worse : illegal) += 1;
    }
    if (seed % 10 == 0) expect_same_when_told(system, state, outcome);
  }
  EXPECT_GT(worse, scaled(500));
  EXPECT_GT(illegal, scaled(200));
}

}  // namespace trf::test
