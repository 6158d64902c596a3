#include <gtest/gtest.h>

#include "support/sketch.hpp"
#include "trf/board.hpp"

namespace trf {
namespace {

std::string text_of(const Tournament& t, int round) {
  std::string text;
  for (const auto& board : boards(t, round))
    text += to_string(board) + " " + std::to_string(t.players[board.white].start_rank) + "-" +
            std::to_string(t.players[board.black].start_rank) + "\n";
  return text;
}

TEST(Boards, FollowScoreSumAndTpn) {
  // Before round 2: 1 has 1, 2 has 1/2, 3 has 0, 4 has 1/2, 5 the bye.
  const auto t = test::sketch({"3w1 5w", "4w= 3b", "1b0 2w", "2b= H", "U 1b"});
  EXPECT_EQ(text_of(t, 1), "1 1-3\n2 2-4\n");
  EXPECT_EQ(text_of(t, 2), "1 1-5\n2 3-2\n");
}

TEST(Boards, CountOpenGamesAndFictitiousPoints) {
  auto t = test::sketch({"2w1 4w", "1b0 3w", "4w 2b", "3b 1b"});
  EXPECT_EQ(text_of(t, 2), "1 1-4\n2 2-3\n");
  t.acceleration.push_back({{}, Score::from_tenths(20), 2, 2, 2, 2, 0});
  EXPECT_EQ(text_of(t, 2), "1 2-3\n2 1-4\n");
  t.acceleration.clear();
  t.points.unknown = Score::from_tenths(30);  // 162 X: 3 and 4 have 3 points each, 1 has 1
  EXPECT_EQ(text_of(t, 2), "1 1-4\n2 2-3\n");
}

TEST(Boards, HaveTwoGamesInADoubleSwiss) {
  auto t = test::sketch({"2w1 2b0 3w", "1b0 1w1 4w", "4w1 4b1 1b", "3b0 3w0 2b"});
  t.type_code = "FIDE_DOUBLESWISS";
  EXPECT_EQ(text_of(t, 1), "1.1 1-2\n2.1 3-4\n");
  EXPECT_EQ(text_of(t, 2), "1.2 2-1\n2.2 4-3\n");  // Ordered by the scores before the match
  EXPECT_EQ(text_of(t, 3), "1.1 1-3\n2.1 2-4\n");
}

TEST(Boards, AreGamesOfMatchesInATeamEvent) {
  // Teams 1 (players 1, 2), 2 (3, 4), 3 (5, 6), 4 (7, 8): in round 1 team 4 beats team 3.
  auto t = test::sketch(
      {"3w= 7b", "4b= 8w", "1b= 5w", "2w= 6b", "7w0 3b", "8b0 4w", "5b1 1w", "6w1 2b"});
  for (std::uint16_t number = 1; number <= 4; ++number) {
    Team team;
    team.number = number;
    team.members = {static_cast<PlayerIndex>(2 * number - 2),
                    static_cast<PlayerIndex>(2 * number - 1)};
    t.teams.push_back(std::move(team));
  }
  EXPECT_EQ(text_of(t, 1), "1.1 1-3\n1.2 4-2\n2.1 5-7\n2.2 8-6\n");
  // Team 4 has 2 match points and plays on board 1; the line-up of 300 orders the games.
  EXPECT_EQ(text_of(t, 2), "1.1 7-1\n1.2 2-8\n2.1 3-5\n2.2 6-4\n");
  t.line_ups.push_back({2, 1, 4, {1, 0}, 0});
  EXPECT_EQ(text_of(t, 2), "1.1 2-8\n1.2 7-1\n2.1 3-5\n2.2 6-4\n");
}

/// The team of players 1 to 3 leaves its second board empty; that of 4 to 6 has all boards.
TEST(Boards, OfAMatchAreThoseOfItsLineUps) {
  for (const bool has_record : {true, false}) {
    auto t = test::sketch({"4w", "Z", "6w", "1b", "+", "3b"});
    for (std::uint16_t number = 1; number <= 2; ++number) {
      Team team;
      team.number = number;
      for (int i = 3; i > 0; --i) team.members.push_back(static_cast<PlayerIndex>(3 * number - i));
      t.teams.push_back(std::move(team));
    }
    if (has_record) t.line_ups.push_back({1, 1, 2, {0, no_player, 2}, 0});
    EXPECT_EQ(text_of(t, 1), "1.1 1-4\n1.3 3-6\n");
  }
}

TEST(LastPairedRound, HasAnOpponentAPabOrAMatchForfeitedByRecord330) {
  auto t = test::sketch({"2w= H", "1b= Z"});
  EXPECT_EQ(t.paired_rounds(), 1);
  t.forfeited_matches.push_back({.white_won = true, .round = 2, .white = 1, .black = 2});
  EXPECT_EQ(t.paired_rounds(), 2);
  EXPECT_EQ(test::sketch({"2w= U", "1b= H"}).paired_rounds(), 2);
}

TEST(LastPairedRound, HasNoForfeitWithoutOpponent) {
  EXPECT_EQ(test::sketch({"2w= -", "1b= +"}).paired_rounds(), 1);
}

TEST(LastPairedRound, CanBeWithoutCellsOnlyUpToTheLengthOfTheTournament) {
  auto t = test::sketch({"2w=", "1b="});
  t.forfeited_matches.push_back({.white_won = true, .round = 3, .white = 1, .black = 2});
  EXPECT_EQ(t.paired_rounds(), 1);
  t.stated_rounds = 3;
  EXPECT_EQ(t.paired_rounds(), 3);
  t.forfeited_matches.front().round = 4;
  EXPECT_EQ(t.paired_rounds(), 1);
}

}  // namespace
}  // namespace trf
