// The Burstein System compared with its text, transcribed in tests/oracle/pair_burstein_oracle.cpp.

#include <gtest/gtest.h>

#include <array>
#include <map>
#include <string>

#include "burstein/exact.hpp"
#include "burstein/round.hpp"
#include "support/draft.hpp"
#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"
#include "support/sketch.hpp"
#include "trf/pair/compare.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::State;

[[nodiscard]] const pair::System& burstein() { return *pair::find_system("burstein"); }

[[nodiscard]] test::Draft small_tournament(int seed) {
  RandomSettings settings{.min_players = 4, .max_players = 7 + seed % 4, .max_rounds = 9};
  settings.forfeits = seed % 4 == 0 ? 15 : 3;
  settings.requested_byes = seed % 5 == 0 ? 15 : 3;
  settings.withdrawals = settings.late_entries = seed % 6 == 0 ? 20 : 4;
  settings.draws = seed % 7 * 14;
  return random_tournament(static_cast<std::uint64_t>(seed), settings);
}

/// 1.6.2
[[nodiscard]] bool is_seeding_round(const State& state) {
  return state.round <= std::min(state.rounds / 2, 4);
}

TEST(Burstein, AgreesWithTheArticlesToTheLetter) {
  const int cases = scaled(24000);
  int none = 0, paired = 0;
  for (int seed = 0; seed < cases; ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || is_seeding_round(state)) continue;
    const auto outcome = burstein().pair(state, nullptr);
    const auto expected = burstein_oracle(tournament);
    ASSERT_EQ(to_text(in_start_ranks(state, outcome)), to_text(expected))
        << "seed " << seed << ", round " << state.round << " of " << state.rounds;
    none += expected.exists ? 0 : 1;
    paired += expected.exists ? 1 : 0;
  }
  EXPECT_GT(none, 0);
  EXPECT_GT(paired, cases / 4);
  RecordProperty("paired", paired);
}

TEST(Burstein, PairsTheSeedingRoundsByTheDutchSystem) {
  const pair::System& dutch = *pair::find_system("dutch");
  int seeding = 0;
  for (int seed = 0; seed < scaled(2000); ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || !is_seeding_round(state)) continue;
    EXPECT_EQ(to_text(in_start_ranks(state, burstein().pair(state, nullptr))),
              to_text(in_start_ranks(state, dutch.pair(state, nullptr))));
    ++seeding;
    const auto outcome = burstein().pair(state, nullptr);
    const auto* correct = std::get_if<pair::Pairing>(&outcome);
    if (correct == nullptr || state.have_met(0, 1) || state.is_prohibited(0, 1)) continue;
    EXPECT_EQ(burstein().with_pair(state, *correct, 0, 1).criterion,
              dutch.with_pair(state, *correct, 0, 1).criterion)
        << "seed " << seed;
  }
  EXPECT_GT(seeding, scaled(200));
}

/// Without this, the comparison could miss a rule.
TEST(Burstein, EachRuleDecidesSomeOfTheTournaments) {
  constexpr std::array rules{"C6", "C7", "C8", "4.3", "BH", "SB", "3.1.4", "3.1.5", "1.7.2"};
  std::map<std::string, int> decided;
  for (int seed = 0; seed < scaled(3000); ++seed) {
    const test::Draft tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || is_seeding_round(state)) continue;
    const auto all = to_text(burstein_oracle(tournament));
    for (const char* rule : rules)
      decided[rule] += to_text(burstein_oracle(tournament, rule)) != all ? 1 : 0;
  }
  for (const char* rule : rules) {
    RecordProperty(rule, decided[rule]);
    if (scaled(10) == 10) {
      EXPECT_GT(decided[rule], 0) << rule;
    }
  }
}

/// Colours reversed, opponents exchanged, another bye.
TEST(Burstein, JudgesEveryOtherRoundByARule) {
  expect_rules_for_other_rounds(burstein(), small_tournament);
}

/// The fast paths give the same answers as one matching of all players, in fields of any size.
TEST(Burstein, PairsBracketsAsTheWholeFieldDoes) {
  RandomSettings settings{.min_players = 20, .max_players = 90, .max_rounds = 9};
  int brackets = 0;
  for (int seed = 0; seed < scaled(300); ++seed) {
    settings.draws = seed % 10 * 10;
    settings.hard = seed % 2 == 0 ? 100 : 0;
    const test::Draft tournament = random_tournament(static_cast<std::uint64_t>(seed), settings);
    const State state = make_state(tournament);
    const pair::burstein::Field field(state, pair::burstein::burstein_2026);
    const auto round = pair::burstein::pair_round(field);
    if (!round) continue;
    for (const auto& step : round->steps) {
      const auto exact =
          pair::burstein::pair_exactly(field, step.bracket, pair::burstein::Reach::complete);
      ASSERT_TRUE(exact.has_value());
      EXPECT_EQ(exact->pairing.pairs, step.pairing.pairs)
          << "seed " << seed << ", bracket " << step.bracket.number;
      ++brackets;
    }
  }
  EXPECT_GT(brackets, scaled(1000));
}

// 1.6: how many rounds are paired by the Dutch System depends on the number of rounds.
TEST(Burstein, PairsOnlyRoundOneWhereTheNumberOfRoundsIsUnknown) {
  const pair::System& system = *pair::find_system("burstein");
  const auto outcome_of = [&](const Draft& event) {
    return system.pair(make_state(event), nullptr);
  };
  // By Dutch 1-3 and 2-4; by the brackets of the Burstein System the first would meet the last.
  const auto first = outcome_of(sketch({"", "", "", ""}));
  const pair::Pair& board = std::get<pair::Pairing>(first).pairs.at(0);
  EXPECT_EQ(std::min(board.white, board.black), 0);
  EXPECT_EQ(std::max(board.white, board.black), 2);
  EXPECT_TRUE(
      std::holds_alternative<pair::Unpairable>(outcome_of(sketch({"3w1", "4b1", "1b0", "2w0"}))));
}

}  // namespace
}  // namespace trf::test
