#include "support/random_tournament.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <array>

#include "trf/pair/state.hpp"

namespace {

using trf::PlayerIndex;
using trf::ResultCode;
using trf::test::random_tournament;

TEST(RandomTournament, IsTheSameForTheSameSeed) {
  for (std::uint64_t seed = 0; seed < 20; ++seed) {
    const auto one = random_tournament(seed), two = random_tournament(seed);
    ASSERT_EQ(one.players.size(), two.players.size());
    for (PlayerIndex i = 0; i < one.player_count(); ++i) {
      EXPECT_TRUE(std::ranges::equal(one.games(i), two.games(i)));
    }
  }
}

TEST(RandomTournament, ContainsEveryKindOfResultAndRecord) {
  std::array<int, trf::result_code_count> seen{};
  int accelerated = 0, prohibited = 0, announced = 0, points = 0, started = 0;
  for (std::uint64_t seed = 0; seed < 300; ++seed) {
    const auto t = random_tournament(seed);
    for (PlayerIndex i = 0; i < t.player_count(); ++i) {
      for (const auto& game : t.games(i)) ++seen[static_cast<std::size_t>(game.code)];
    }
    started += t.paired_rounds() > 0;
    accelerated +=
        !t.acceleration.empty() || !t.player_acceleration.empty() || !t.type_code.empty();
    prohibited += !t.prohibited.empty();
    announced += !t.announced_byes.empty() || !t.absent.empty();
    points += t.points != trf::PointSystem::standard();
  }
  for (const auto code :
       {ResultCode::win, ResultCode::draw, ResultCode::loss, ResultCode::forfeit_win,
        ResultCode::forfeit_loss, ResultCode::full_point_bye, ResultCode::half_point_bye,
        ResultCode::pairing_bye, ResultCode::zero_point_bye}) {
    EXPECT_GT(seen[static_cast<std::size_t>(code)], 20) << trf::letter(code);
  }
  for (const int count : {accelerated, prohibited, announced, points}) EXPECT_GT(count, 20);
  EXPECT_GT(started, 200);
}

TEST(RandomTournament, NobodyMeetsTwice) {
  for (std::uint64_t seed = 0; seed < 100; ++seed) {
    const auto t = random_tournament(seed);
    for (PlayerIndex i = 0; i < t.player_count(); ++i) {
      std::vector<PlayerIndex> met;
      for (const auto& game : t.games(i)) {
        if (game.is_played()) met.push_back(game.opponent);
      }
      std::ranges::sort(met);
      EXPECT_TRUE(std::ranges::adjacent_find(met) == met.end());
    }
  }
}

}  // namespace
