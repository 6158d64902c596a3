#include "support/draft.hpp"
#include "trf/standing_round.hpp"

#include <gtest/gtest.h>

namespace trf {
namespace {

TEST(StandingRound, IsTheLastWithAResult) {
  auto tournament = test::Draft::of(4, 3);
  EXPECT_EQ(standing_round(tournament), 0);
  tournament.games(0)[0] = {1, Colour::white, ResultCode::win};
  EXPECT_EQ(standing_round(tournament), 1);
  tournament.games(2)[1].code = ResultCode::pairing_bye;
  EXPECT_EQ(standing_round(tournament), 2);
  tournament.games(0)[2] = {1, Colour::white, ResultCode::none};  // paired, not played
  tournament.games(3)[2].code = ResultCode::half_point_bye;       // announced
  EXPECT_EQ(standing_round(tournament), 2);
}

// The pairing gave it before any game had a result.
TEST(StandingRound, DoesNotTakeAPairingAllocatedByeBesideOpenGames) {
  auto tournament = test::Draft::of(5, 2);
  tournament.games(4)[0].code = ResultCode::pairing_bye;
  for (const PlayerIndex player : {PlayerIndex{0}, PlayerIndex{2}})
    tournament.games(player)[0] = {static_cast<PlayerIndex>(player + 1), Colour::white,
                                   ResultCode::none};
  EXPECT_EQ(standing_round(tournament), 0);
  EXPECT_EQ(round_of_points(tournament), 1);
  tournament.games(4)[0].code = ResultCode::forfeit_win;  // as TRF06 has it
  EXPECT_EQ(standing_round(tournament), 0);
  tournament.games(0)[0].code = ResultCode::draw;
  EXPECT_EQ(standing_round(tournament), 1);
}

TEST(RoundOfPoints, CountsARoundThatIsPaired) {
  auto tournament = test::Draft::of(4, 3);
  EXPECT_EQ(round_of_points(tournament), 0);
  EXPECT_EQ(round_of_counted_byes(tournament), 1);
  tournament.games(0)[0] = {1, Colour::white, ResultCode::win};
  tournament.games(0)[1] = {1, Colour::black, ResultCode::none};
  tournament.games(3)[2].code = ResultCode::half_point_bye;
  EXPECT_EQ(round_of_points(tournament), 2);
  EXPECT_EQ(round_of_counted_byes(tournament), 3);
}

// Both games of the next match.
TEST(RoundOfPoints, CanHaveTheByesOfADoubleSwissMatch) {
  auto tournament = test::Draft::of(4, 6);
  tournament.type_code = "FIDE_DOUBLESWISS";
  for (const std::size_t round : {0U, 1U})
    tournament.games(0)[round] = {1, Colour::white, ResultCode::win};
  EXPECT_EQ(round_of_points(tournament), 2);
  EXPECT_EQ(round_of_counted_byes(tournament), 4);
}

}  // namespace
}  // namespace trf
