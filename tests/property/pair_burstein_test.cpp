// The Burstein System held against its text, read aloud by tests/oracle/pair_burstein_oracle.cpp.

#include <gtest/gtest.h>

#include <map>
#include <string>

#include "support/pair_checks.hpp"
#include "support/random_tournament.hpp"

namespace trf::test {
namespace {

using pair::make_state;
using pair::State;

[[nodiscard]] const pair::System& burstein() { return *pair::find_system("burstein"); }

[[nodiscard]] Tournament small_tournament(int seed) {
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
    const Tournament tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || is_seeding_round(state)) continue;
    const auto outcome = burstein().pair(state, 2026, nullptr);
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
    const Tournament tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || !is_seeding_round(state)) continue;
    EXPECT_EQ(to_text(in_start_ranks(state, burstein().pair(state, 2026, nullptr))),
              to_text(in_start_ranks(state, dutch.pair(state, 2026, nullptr))));
    ++seeding;
  }
  EXPECT_GT(seeding, scaled(200));
}

TEST(Burstein, EachRuleDecidesSomeOfTheTournaments) {
  std::map<std::string, int> decided;
  for (int seed = 0; seed < scaled(6000); ++seed) {
    const Tournament tournament = small_tournament(seed);
    const State state = make_state(tournament);
    if (state.players.size() < 2 || is_seeding_round(state)) continue;
    const auto all = to_text(burstein_oracle(tournament));
    for (const char* rule : {"C6", "C7", "C8", "4.3", "BH", "SB", "3.1.4", "3.1.5", "1.7.2"})
      decided[rule] += to_text(burstein_oracle(tournament, rule)) != all ? 1 : 0;
  }
  for (const auto& [rule, count] : decided) std::cout << rule << ": " << count << "\n";
}

}  // namespace
}  // namespace trf::test
