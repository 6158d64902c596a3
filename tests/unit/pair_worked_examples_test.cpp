// The worked examples of the Dubov, the Burstein and the Double-Swiss System: the round, and what
// the explanation says about the point that each example is about.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/sketch.hpp"
#include "trf/pair/system.hpp"

namespace trf::test {
namespace {

struct Explained {
  std::string round;      ///< "3-1 2-6 4-5", and " bye 3"
  std::string sentences;  ///< "C5 3 is the upfloater: ..." a line
};

[[nodiscard]] Explained pair_by(std::string_view system, const Tournament& tournament) {
  const pair::State state = pair::make_state(tournament);
  pair::RecordingTrace trace;
  const auto outcome = pair::find_system(system)->pair(state, &trace);
  Explained result;
  const auto number = [&](PlayerIndex player) {
    return std::to_string(tournament.players[player].start_rank);
  };
  const auto& round = std::get<pair::Pairing>(outcome);
  for (const auto& [white, black] : round.pairs)
    result.round += (result.round.empty() ? "" : " ") + number(white) + "-" + number(black);
  if (round.bye != no_player) result.round += " bye " + number(round.bye);
  for (const auto& decision : trace.decisions)
    result.sentences += decision.article + " " + to_string(decision.sentence) + "\n";
  return result;
}

[[nodiscard]] Tournament with(std::vector<std::string_view> rows, int rounds, Colour initial,
                              const std::vector<int>& ratings = {}) {
  Tournament tournament = sketch(rows);
  tournament.stated_rounds = rounds;
  tournament.initial_colour = initial;
  for (std::size_t i = 0; i < ratings.size(); ++i)
    tournament.players[i].rating = static_cast<std::uint16_t>(ratings[i]);
  return tournament;
}

#define EXPECT_SAID(explained, sentence)                             \
  EXPECT_NE((explained).sentences.find(sentence), std::string::npos) \
      << "not said: " << (sentence) << "\n"                          \
      << (explained).sentences

TEST(DubovExamples, TheScoreOfTheUpfloaterComesBeforeColours) {
  const auto explained =
      pair_by("dubov", with({"4b1 2w1", "5w1 1b0", "6b1 4w=", "1w0 3b=", "2b0 6w0", "3w0 5b1"}, 4,
                            Colour::black, {2100, 1950, 1950, 1950, 1900, 1800}));
  EXPECT_EQ(explained.round, "3-1 2-6 4-5");
  EXPECT_SAID(explained, "C5 3 is the upfloater: the number of residents is odd");
  EXPECT_SAID(explained,
              "5.2.5 3 has White against 1: both want Black equally, and 1 is higher ranked");
}

TEST(DubovExamples, TheFirstGroupIsInTheOrderOfTheOpponentsRatings) {
  const auto explained = pair_by(
      "dubov",
      with({"5w1 4b1", "6b1 7w1", "7w0 6b1", "8b1 1w0", "1b0 8w1", "2w0 3w0", "3b1 2b0", "4w0 5b0"},
           5, Colour::white, {2521, 2445, 2205, 1957, 1952, 1907, 1808, 1644}));
  EXPECT_EQ(explained.round, "1-2 3-4 7-5 8-6");
  EXPECT_SAID(explained, "S1 in the order of ARO: 3 (ARO 1858) and 7 (ARO 2325)");
  EXPECT_SAID(explained, "T2 is G2 in the order of TPN: 4 and 5");
}

TEST(DubovExamples, TheByeGoesToTheLowestScoreThenToMostGames) {
  const auto explained = pair_by("dubov", with({"H 3w1", "3b1 4w1", "2w0 1b0", "U 2b0", "Z Z"}, 5,
                                               Colour::black, {2657, 2526, 1960, 1830, 1467}));
  EXPECT_EQ(explained.round, "2-1 4-5 bye 3");
  EXPECT_SAID(explained, "3.1.4 The number of players is odd.");
}

TEST(BursteinExamples, ColoursDecideAgainstTheOrderAndTheRestIsCompleted) {
  const auto explained =
      pair_by("burstein", with({"4b= 6w1 2b0", "5w1 7b= 1w1", "6b1 4w0 5b=", "1w= 3b1 7w1",
                                "2b0 U 3w=", "3w0 1b0 U", "U 2w= 4b0"},
                               5, Colour::black));
  EXPECT_EQ(explained.round, "4-2 1-5 7-6 bye 3");
  EXPECT_SAID(explained, "3.1.5 The number of players is odd.");
  EXPECT_SAID(explained, "C2 6 is not allowed to receive the PAB");
  EXPECT_SAID(explained, "7 (BH 6.5, SB 2.75), 1 (BH 6, SB 2.25) and 5 (BH 5.5, SB 2.25)");
  EXPECT_SAID(explained, "C8 7 and 1 are not paired");
}

TEST(BursteinExamples, AFloaterFloatsOnAndLeavesAChain) {
  const auto explained =
      pair_by("burstein", with({"4w1 3b= 2w=", "5b= 7w1 1b=", "6w1 1w= 4b1", "1b0 8w1 3w0",
                                "2w= Z 6b1", "3b0 U 5w0", "Z 2b0 8w1", "Z 4b0 7b0"},
                               5, Colour::white));
  EXPECT_EQ(explained.round, "2-3 5-1 7-4 8-6");
  EXPECT_SAID(explained, "C5 3 is alone in the bracket and floats to the next bracket");
  EXPECT_SAID(explained, "C4 6 and 7 are not paired: the other players could not complete");
}

[[nodiscard]] Explained pair_doubles(std::vector<std::string_view> rows, int matches,
                                     Colour initial) {
  Tournament report = with(std::move(rows), 2 * matches, initial);
  report.type_code = "FIDE_DOUBLESWISS";
  return pair_by("double-swiss", pair::entrants_of(report, pair::Entrants::double_matches));
}

TEST(DoubleSwissExamples, TheFollowingScoregroupComesBeforeRepeatedFloats) {
  const auto explained =
      pair_doubles({"4b1 4w0 6w0 6b1", "5w1 5b1 Z Z",
                    "6b- 6w- 4w= 4b=", "1w0 1b1 3b= 3w=", "2b0 2w0 U U", "3w+ 3b+ 1b1 1w0"},
                   4, Colour::black);
  EXPECT_EQ(explained.round, "6-4 2-1 5-3");
  EXPECT_SAID(explained, "C7 1 upfloater floated in the previous round");
  EXPECT_SAID(explained, "3.5.4 The first of the best sets of upfloaters is 4");
}

TEST(DoubleSwissExamples, TheFirstRoundIsTheFirstIdentifier) {
  const auto explained = pair_doubles({".", ".", ".", ".", ".", ".", ".", "."}, 5, Colour::white);
  EXPECT_EQ(explained.round, "1-5 6-2 3-7 8-4");
  EXPECT_SAID(explained, "3.6 The first of the best pairings has the identifier 1 2 3 4 5 6 7 8");
}

}  // namespace
}  // namespace trf::test
