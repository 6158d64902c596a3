#include "trf/pair/state.hpp"

#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "swiss/teller.hpp"

namespace {

using trf::Colour;
using trf::Score;
using trf::Tournament;
using trf::pair::make_state;
using trf::pair::State;
using trf::test::sketch;

std::vector<int> tpns(const State& state) {
  std::vector<int> result;
  for (const auto& contender : state.players) result.push_back(contender.tpn);
  return result;
}

TEST(Sentences, NameAPlayerByNumberAndName) {
  trf::test::Draft tournament = sketch({".", "."});
  tournament.players[0].name = "Rossi, Anna";
  tournament.players[1].name.clear();
  const State state = make_state(tournament);
  EXPECT_EQ(to_string(trf::pair::swiss::named(state, 0)), "1 (Rossi, Anna)");
  EXPECT_EQ(to_string(trf::pair::swiss::named(state, 1)), "2");
}

const std::vector<std::string_view> two_rounds{
    "3w1 2b=", "4b1 1w=", "1b0 4w-", "2w0 3b+", "U   Z",
};

TEST(NextRound, FollowsTheLastRoundWithAGameOrAPairingBye) {
  EXPECT_EQ(trf::pair::next_round(sketch({".", "."})), 1);
  EXPECT_EQ(trf::pair::next_round(sketch(two_rounds)), 3);
  EXPECT_EQ(trf::pair::next_round(sketch({"2w1 H", "1b0 .", "U ."})), 2);
}

TEST(MakeState, NextRoundTakesEverybodyButRequestedByes) {
  trf::test::Draft tournament = sketch({"2w1 H", "1b0 .", "4w1 Z", "3b0 .", "U F"});
  EXPECT_EQ(tpns(make_state(tournament)), (std::vector{2, 4}));
}

TEST(MakeState, NextRoundLeavesOutRecords240AndXxz) {
  trf::test::Draft tournament = sketch({"2w1", "1b0", "4w1", "3b0", "U"});
  tournament.announced_byes.push_back({trf::ResultCode::half_point_bye, 2, {1}, 0});
  tournament.announced_byes.push_back({trf::ResultCode::half_point_bye, 3, {2}, 0});
  tournament.absent = {4, 77};
  EXPECT_EQ(tpns(make_state(tournament)), (std::vector{2, 3, 5}));
}

TEST(MakeState, OldRoundTakesThoseWithAnOpponentOrAPairingBye) {
  trf::test::Draft tournament =
      sketch({"2w1 U", "1b0 -", "4w1 4b1", "3b0 3w0", "U +", "Z .", "H H"});
  tournament.absent = {3};
  EXPECT_EQ(tpns(make_state(tournament, {.round = 2})), (std::vector{1, 3, 4}));
  EXPECT_EQ(tpns(make_state(tournament, {.round = 1})), (std::vector{1, 2, 3, 4, 5}));
}

TEST(MakeState, ForgetsTheRoundItPairs) {
  const trf::test::Draft tournament = sketch(two_rounds);
  const State state = make_state(tournament, {.round = 2});
  ASSERT_EQ(tpns(state), (std::vector{1, 2, 3, 4}));
  EXPECT_EQ(state.players[0].score, Score::from_tenths(10));
  EXPECT_TRUE(state.have_met(0, 2));
  EXPECT_FALSE(state.have_met(0, 1));
  EXPECT_EQ(state.players[0].colours, std::vector{Colour::white});
}

TEST(MakeState, ForfeitIsNeitherAMeetingNorAColour) {
  const trf::test::Draft tournament = sketch(two_rounds);
  const State state = make_state(tournament);
  EXPECT_FALSE(state.have_met(2, 3));
  EXPECT_EQ(state.players[3].colour_difference, 1);
  EXPECT_TRUE(state.players[3].bye_barred);
  EXPECT_FALSE(state.players[2].bye_barred);
  EXPECT_EQ(state.players[2].past[1].opponent, 3);
  EXPECT_FALSE(state.players[2].past[1].has_colour());
}

TEST(MakeState, BarsFromTheByeWhoeverWonWithoutPlaying) {
  trf::test::Draft tournament = sketch({"2w1", "1b0", "U", "F", "H", "Z"});
  const State state = make_state(tournament);
  std::vector<bool> barred;
  for (const auto& contender : state.players) barred.push_back(contender.bye_barred);
  EXPECT_EQ(barred, (std::vector{false, false, true, true, false, false}));
  // After a PAB with any points, a player does not receive another one.
  tournament.points.pairing_bye = Score::from_tenths(5);
  EXPECT_TRUE(make_state(tournament).players[2].bye_barred);
}

TEST(MakeState, OpenGameCountsAsRecord162SaysForPairingOnly) {
  const trf::test::Draft tournament = sketch({"2w", "1b", "4w1", "3b0"});
  const State state = make_state(tournament);
  EXPECT_EQ(state.players[0].score, Score{});
  EXPECT_EQ(state.players[0].pairing_score, Score::from_tenths(5));
  EXPECT_TRUE(state.have_met(0, 1));
  EXPECT_EQ(state.players[1].colour_difference, -1);
}

TEST(MakeState, ParityNumberSkipsWhoWasNeverInAPairing) {
  // 1 had only a half-point bye and is absent again; 2 has played and is absent.
  const trf::test::Draft tournament = sketch({"H Z", "3w1 H", "2b0 .", "5w1 .", "4b0 .", "Z ."});
  const State state = make_state(tournament);
  ASSERT_EQ(tpns(state), (std::vector{3, 4, 5, 6}));
  std::vector<int> numbers;
  for (const auto& contender : state.players) numbers.push_back(contender.parity_number);
  EXPECT_EQ(numbers, (std::vector{2, 3, 4, 5}));
}

TEST(MakeState, InfersTheInitialColourFromTheBestPairedPlayer) {
  EXPECT_FALSE(make_state(sketch({".", "."})).initial_colour_known);
  EXPECT_EQ(make_state(sketch({"2b1", "1w0"})).initial_colour, Colour::black);
  // 1 has the bye and counts, so 2 has an even number.
  EXPECT_EQ(make_state(sketch({"U", "3b1", "2w0"})).initial_colour, Colour::white);
  EXPECT_EQ(make_state(sketch({"H", "3b1", "2w0"})).initial_colour, Colour::black);
  trf::test::Draft stated = sketch({"2b1", "1w0"});
  stated.initial_colour = Colour::white;
  EXPECT_EQ(make_state(stated).initial_colour, Colour::white);
}

TEST(MakeState, ProhibitsPairsInTheirRoundsOnly) {
  trf::test::Draft tournament = sketch({".", ".", ".", "."});
  tournament.prohibited.push_back({1, 1, {1, 3, 4}, 0});
  tournament.prohibited.push_back({2, 9, {1, 2}, 0});
  const State state = make_state(tournament);
  EXPECT_TRUE(state.is_prohibited(0, 2));
  EXPECT_TRUE(state.is_prohibited(3, 2));
  EXPECT_FALSE(state.is_prohibited(0, 1));
}

TEST(MakeState, AddsAccelerationToThePairingScoreOnly) {
  trf::test::Draft tournament = sketch({"2w1", "1b0"});
  tournament.acceleration.push_back({{}, Score::from_tenths(10), 1, 2, 1, 1, 0});
  const State state = make_state(tournament);
  EXPECT_EQ(state.players[0].score, Score::from_tenths(10));
  EXPECT_EQ(state.players[0].pairing_score, Score::from_tenths(20));
  EXPECT_EQ(state.players[0].past[0].fictitious, Score::from_tenths(10));
  trf::pair::StateOptions options;
  options.acceleration = trf::pair::AccelerationUse::none;
  const State plain = make_state(tournament, options);
  EXPECT_EQ(plain.players[0].pairing_score, Score::from_tenths(10));
}

// C.04.7: of 10 players 6 are group A; of 9 rounds 5 are accelerated, 3 of them fully.
TEST(MakeState, ComputesBakuWhereTheTypeNamesIt) {
  trf::test::Draft tournament = sketch(std::vector<std::string_view>(10, "."));
  tournament.type_code = "FIDE_DUTCH_2026_BAKU";
  tournament.stated_rounds = 9;
  for (const auto& [round, tenths] : {std::pair{1, 10}, {3, 10}, {4, 5}, {5, 5}, {6, 0}}) {
    const State state = make_state(tournament, {.round = round});
    EXPECT_EQ(state.players[5].pairing_score, Score::from_tenths(tenths)) << round;
    EXPECT_EQ(state.players[6].pairing_score, Score{}) << round;
  }
}

TEST(MakeState, BakuKeepsTheLastPlayerOfGroupAWhenSomebodyEntersLate) {
  trf::test::Draft tournament = sketch({"4w1 .", "Z .", "5b0 .", "1b0 .", "3w1 ."});
  tournament.type_code = "FIDE_DUTCH_BAKU";
  tournament.stated_rounds = 5;
  const State state = make_state(tournament, {.round = 2});
  // Four are listed: 1 and 3 are group A, and 2 is between them.
  EXPECT_EQ(state.players[1].pairing_score, Score::from_tenths(10));
  EXPECT_EQ(state.players[2].pairing_score, Score::from_tenths(10));
  EXPECT_EQ(state.players[3].pairing_score, Score::from_tenths(0));
}

TEST(MakeState, KnowsTheLastRound) {
  trf::test::Draft tournament = sketch(two_rounds);
  EXPECT_TRUE(make_state(tournament, {.round = 2}).is_last_round());
  EXPECT_FALSE(make_state(tournament, {.round = 3}).is_last_round());
  tournament.stated_rounds = 3;
  EXPECT_FALSE(make_state(tournament, {.round = 2}).is_last_round());
  EXPECT_TRUE(make_state(tournament, {.round = 3}).is_last_round());
}

}  // namespace
