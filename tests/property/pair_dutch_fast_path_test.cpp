#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <limits>
#include <map>
#include <optional>
#include <random>
#include <sstream>

#include "dutch/evaluate.hpp"
#include "dutch/exact.hpp"
#include "dutch/ordinary.hpp"
#include "dutch/round.hpp"
#include "support/draft.hpp"
#include "support/editions.hpp"
#include "support/random_tournament.hpp"
#include "trf/read.hpp"

namespace trf::pair::dutch {
namespace {

struct Count {
  int fast = 0, exact = 0;
};

/// TRF_TEST_EVERY_BRACKET=1 includes the largest brackets; otherwise time is saved.
int largest_bracket() {
  static const bool every = std::getenv("TRF_TEST_EVERY_BRACKET") != nullptr;
  return every ? std::numeric_limits<int>::max() : 120;
}

/// The candidate for the downfloaters alone has the values of the best one by the first criteria.
void expect_same_downfloaters(const Task& task, const std::optional<BracketPairing>& exact) {
  Task alone = task;
  alone.only_downfloaters = true;
  const auto any = pair_exactly(alone);
  ASSERT_EQ(any.has_value(), exact.has_value());
  if (!any) return;
  for (const Criterion* criterion : task.field->regulation().criteria.first(2))
    EXPECT_EQ(value_of(task, *any, *criterion), value_of(task, *exact, *criterion))
        << criterion->name << ", bracket " << task.bracket.number;
}

/// Pairs a round with the fast path compared with the exhaustive one in every bracket.
void hold_together(const Tournament& tournament, int round, const Regulation& regulation,
                   Count& count, int largest = largest_bracket()) {
  StateOptions options;
  options.round = round;
  const State state = make_state(tournament, options);
  if (state.players.size() < 2) return;
  const Field field(state, regulation);
  (void)pair_round(field, [&](const Task& task) {
    auto fast = pair_ordinary(task);
    if (fast && task.bracket.size() + task.next_end - task.next_begin > largest) return fast;
    auto exact = pair_exactly(task);
    expect_same_downfloaters(task, exact);
    ++(fast ? count.fast : count.exact);
    if (fast) {
      EXPECT_EQ(fast->pairs, exact ? exact->pairs : decltype(fast->pairs){})
          << "round " << round << ", bracket " << task.bracket.number;
    }
    return exact;
  });
}

const Regulation& regulation_of(int edition) {
  static const std::map<int, const Regulation*> regulations{{2017, &dutch_2017},
                                                            {2026, &dutch_2026}};
  return *regulations.at(edition);
}

class DutchFastPath : public testing::TestWithParam<int> {};

TEST_P(DutchFastPath, IsTheExhaustivePathOnRandomTournaments) {
  Count count;
  for (int seed = 0; seed < test::scaled(600) && !HasFailure(); ++seed) {
    test::RandomSettings settings{.min_players = 8, .max_players = 60};
    settings.draws = seed % 6 * 15;
    const test::Draft tournament =
        test::random_tournament(static_cast<std::uint64_t>(seed), settings);
    SCOPED_TRACE("seed " + std::to_string(seed));
    hold_together(tournament, next_round(tournament), regulation_of(GetParam()), count);
  }
  EXPECT_GT(count.fast, count.exact);
}

/// A last round after rounds whose colours broke the rules: many beyond a difference of 2.
test::Draft wild_last_round(std::uint64_t seed) {
  test::RandomSettings settings{.min_players = 6, .max_players = 40, .min_rounds = 5};
  settings.draws = 60;
  settings.forfeits = 15;
  test::Draft tournament = test::random_tournament(seed, settings);
  tournament.stated_rounds = tournament.rounds() + 1;
  std::mt19937_64 dice(seed);
  const auto count = static_cast<PlayerIndex>(tournament.players.size());
  for (PlayerIndex player = 0; player < count; ++player) {
    const bool likes_white = dice() % 2 == 0;
    for (Game& game : tournament.games(player)) {
      if (game.opponent == no_player || game.opponent < player) continue;
      const auto round = static_cast<std::size_t>(&game - tournament.games(player).data());
      const bool white = dice() % 10 < 8 ? likes_white : !likes_white;
      game.colour = white ? Colour::white : Colour::black;
      tournament.games(game.opponent)[round].colour = opposite(game.colour);
    }
  }
  return tournament;
}

TEST_P(DutchFastPath, IsTheExhaustivePathAfterRoundsThatBrokeTheColourRules) {
  Count count;
  int beyond = 0;
  for (int seed = 0; seed < test::scaled(1500) && !HasFailure(); ++seed) {
    const test::Draft tournament = wild_last_round(static_cast<std::uint64_t>(seed));
    SCOPED_TRACE("seed " + std::to_string(seed));
    const State state = make_state(tournament);
    for (const Contender& player : state.players)
      beyond += std::abs(player.colour_difference) > 3 ? 1 : 0;
    hold_together(tournament, next_round(tournament), regulation_of(GetParam()), count);
  }
  EXPECT_GT(beyond, test::scaled(1500) / 2);
  EXPECT_GT(count.fast, test::scaled(1500));
}

// Hard brackets: the fast path gives most of them up, and must not answer wrongly.
TEST_P(DutchFastPath, IsTheExhaustivePathOnHardRounds) {
  Count count;
  for (int seed = 0; seed < test::scaled(400) && !HasFailure(); ++seed) {
    const test::RandomSettings settings{.min_players = 12, .max_players = 60, .hard = 100};
    const test::Draft tournament =
        test::random_tournament(static_cast<std::uint64_t>(seed), settings);
    SCOPED_TRACE("seed " + std::to_string(seed));
    hold_together(tournament, next_round(tournament), regulation_of(GetParam()), count);
  }
  EXPECT_GT(count.exact, 0);
}

TEST_P(DutchFastPath, IsTheExhaustivePathOnEveryBracketOfTheCorpus) {
  const std::filesystem::path folder =
      std::filesystem::path(TRF_SHARED) / "data/pairing" / ("dutch-" + std::to_string(GetParam()));
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no corpus beside the repository";
  Count count;
  int files = 0;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    if (entry.path().extension() != ".trf" || files++ >= test::scaled(1000)) continue;
    std::ifstream in(entry.path(), std::ios::binary);
    std::stringstream bytes;
    bytes << in.rdbuf();
    const auto tournament = read(bytes.str()).value;
    ASSERT_TRUE(tournament);
    SCOPED_TRACE(entry.path().filename().string());
    for (int round = 1; round <= tournament->paired_rounds(); ++round)
      hold_together(*tournament, round, regulation_of(GetParam()), count);
  }
  EXPECT_GT(count.fast, count.exact);
  RecordProperty("brackets_of_the_fast_path", count.fast);
  RecordProperty("brackets_of_the_exhaustive_path", count.exact);
}

std::string unpacked(const std::filesystem::path& file) {
  std::string bytes;
  const std::string command = "gzip -dc '" + file.string() + "'";
  std::FILE* pipe = popen(command.c_str(), "r");
  std::array<char, 65536> buffer;
  while (const std::size_t count = std::fread(buffer.data(), 1, buffer.size(), pipe))
    bytes.append(buffer.data(), count);
  pclose(pipe);
  return bytes;
}

TEST_P(DutchFastPath, IsTheExhaustivePathOnTheHardRoundsOfTheCorpus) {
  const auto folder = std::filesystem::path(TRF_SHARED) / "data/pairing/hard";
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no corpus beside the repository";
  const bool every = largest_bracket() == std::numeric_limits<int>::max();
  Count count;
  for (const auto& entry : std::filesystem::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (!name.ends_with(".trf.gz") || (!every && !name.ends_with("-N300.trf.gz"))) continue;
    const auto tournament = read(unpacked(entry.path())).value;
    ASSERT_TRUE(tournament) << name;
    SCOPED_TRACE(name);
    hold_together(*tournament, next_round(*tournament), regulation_of(GetParam()), count,
                  std::max(300, largest_bracket()));
  }
  EXPECT_GT(count.exact, 0);
  RecordProperty("brackets_of_the_fast_path", count.fast);
  RecordProperty("brackets_of_the_exhaustive_path", count.exact);
}

INSTANTIATE_TEST_SUITE_P(Dutch, DutchFastPath, testing::ValuesIn(test::editions("dutch")));

}  // namespace
}  // namespace trf::pair::dutch
