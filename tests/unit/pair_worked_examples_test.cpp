// The worked examples of the Dubov, the Burstein, the Double-Swiss and the Swiss Team System: the
// round, and what the explanation says about the point that each example is about.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "support/draft.hpp"
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

[[nodiscard]] test::Draft with(std::vector<std::string_view> rows, int rounds, Colour initial,
                               const std::vector<int>& ratings = {}) {
  test::Draft tournament = sketch(rows);
  tournament.stated_rounds = rounds;
  tournament.initial_colour = initial;
  for (std::size_t i = 0; i < ratings.size(); ++i)
    tournament.players[i].rating = static_cast<std::uint16_t>(ratings[i]);
  return tournament;
}

void keep_apart(TournamentDraft& tournament, const std::vector<std::pair<int, int>>& pairs) {
  for (const auto& [one, other] : pairs) {
    ProhibitedGroup& group = tournament.prohibited.emplace_back();
    group.ids = {static_cast<Id>(one), static_cast<Id>(other)};
  }
}

/// By which criterion another round is worse: pairs of places in the report, from 0.
[[nodiscard]] std::string criterion_against(std::string_view name, const Tournament& tournament,
                                            std::vector<pair::Pair> pairs) {
  const pair::System& system = *pair::find_system(name);
  const pair::State state = pair::make_state(tournament);
  pair::Pairing published;
  published.pairs = std::move(pairs);
  return system.judge(state, published, system.pair(state, nullptr)).criterion;
}

/// "T-01 T-06 ": the open readings that decide the round.
[[nodiscard]] std::string readings_of(std::string_view name, const Tournament& tournament) {
  const pair::System& system = *pair::find_system(name);
  const pair::State state = pair::make_state(tournament);
  const auto outcome = system.pair(state, nullptr);
  std::string readings;
  for (const auto& one : system.open_readings(state, std::get<pair::Pairing>(outcome)))
    readings += std::string(one.name) + ' ';
  return readings;
}

/// The pairs by TPN, the smaller first.
[[nodiscard]] std::vector<std::pair<int, int>> pairs_by(std::string_view system,
                                                        const Tournament& tournament, int round) {
  const pair::State state = pair::make_state(tournament, {.round = round});
  std::vector<std::pair<int, int>> pairs;
  const auto outcome = pair::find_system(system)->pair(state, nullptr);
  for (const auto& [white, black] : std::get<pair::Pairing>(outcome).pairs)
    pairs.push_back(std::minmax(
        {int{tournament.players[white].start_rank}, int{tournament.players[black].start_rank}}));
  std::ranges::sort(pairs);
  return pairs;
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
  test::Draft report = with(std::move(rows), 2 * matches, initial);
  report.type_code = "FIDE_DOUBLESWISS";
  return pair_by("double-swiss", *pair::entrants_of(report, pair::Entrants::double_matches));
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

// Nine rounds make three upfloats the maximum. 1 and 2 need two upfloaters: 3 and 4, or 5 and 6.
// Player 3 has upfloated six times, 4 never, 5 and 6 three times each; 3 also in the last round.
// [C9] is 6 for both sets, [C10] prefers the second: [C8] alone decides for the first.
TEST(DubovExamples, FewerMaximumUpfloatersComeBeforeTheirEarlierUpfloats) {
  test::Draft tournament = with(
      {"7b1 . . . . . .", "8b1 . . . . . .", ". 9b0 9w0 9b0 9w0 9b0 9w0", ". . . . . . .",
       ". . . 10w0 10b0 10w0 .", ". . . 11w0 11b0 11w0 .", "1w0 . . . . . . Z", "2w0 . . . . . . Z",
       "F 3w1 3b1 3w1 3b1 3w1 3b1 Z", "F . . 5b1 5w1 5b1 . Z", "F . . 6b1 6w1 6b1 . Z"},
      9, Colour::white);
  keep_apart(tournament, {{1, 2}, {1, 4}, {1, 6}, {2, 3}, {2, 5}, {3, 6}, {4, 5}});
  EXPECT_EQ(pair_by("dubov", tournament).round, "1-3 2-4 6-5");
  EXPECT_EQ(criterion_against("dubov", tournament, {{0, 4}, {1, 5}, {2, 3}}), "C8");
}

// Seven rounds make three upfloats the maximum: 3 has upfloated four times, 5 three times. By
// another reading of [C9] both are one maximum upfloater, and 3 and 4 are the first set.
TEST(DubovExamples, EarlierUpfloatsAreAdded) {
  test::Draft tournament = with(
      {"7b1 . . . .", "8b1 . . . .", ". 9b0 9w0 9b0 9w0", ". . . . .", ". . 10w0 10b0 10w0",
       ". . . . .", "1w0 . . . . Z", "2w0 . . . . Z", "F 3w1 3b1 3w1 3b1 Z", "F . 5b1 5w1 5b1 Z"},
      7, Colour::white);
  keep_apart(tournament, {{1, 2}, {1, 4}, {1, 6}, {2, 3}, {2, 5}, {3, 6}, {4, 5}});
  EXPECT_EQ(pair_by("dubov", tournament).round, "1-5 2-6 4-3");
  EXPECT_EQ(criterion_against("dubov", tournament, {{0, 2}, {1, 3}, {5, 4}}), "C9");
  EXPECT_EQ(readings_of("dubov", tournament), "D-02 ");
}

// Last round, one bracket: 5 prefers White and is not allowed to meet those who prefer Black, so 1
// is
// shifted to them; then 4, in the middle of 2, 4 and 6, is shifted back.
TEST(DubovExamples, AShiftTakesTheMiddleOfTheList) {
  test::Draft tournament = with(
      {"7b=", "10w=", "8b=", "11w=", "9b=", "12w=", "1w= Z", "3w= Z", "5w= Z", "2b= Z", "4b= Z",
       "6b= Z"},
      2, Colour::white, {2500, 2490, 2480, 2470, 2460, 2450, 2377, 2103, 2418, 2000, 2200, 2000});
  keep_apart(tournament, {{5, 2}, {5, 4}, {5, 6}, {3, 6}});
  const auto explained = pair_by("dubov", tournament);
  EXPECT_EQ(explained.round, "1-5 3-2 6-4");
  EXPECT_SAID(explained, "S1 in the order of ARO: 3 (ARO 2103), 4 (ARO 2200) and 5 (ARO 2418)");
  EXPECT_EQ(readings_of("dubov", tournament), "D-04 ");
}

TEST(BursteinExamples, AnUnplayedRoundIsAGameAgainstOneself) {
  const auto explained = pair_by("burstein", with({"2w1 U 3b0", "1b0 4w1 5b1", "5w0 6b0 1w1",
                                                   "6w= 2b0 Z", "3b1 Z 2w0", "4b= 3w1 Z"},
                                                  6, Colour::white));
  EXPECT_SAID(explained, "1 (BH 5, SB 4)");
}

// 2 has been absent since round 4: 2 points and two draws.
TEST(BursteinExamples, ByesUpToTheCurrentRoundAreDrawsForTheOpponents) {
  const auto explained =
      pair_by("burstein", with({"2w1 U 3b0 Z Z", "1b0 4w1 5b1 Z Z", "5w0 6b0 1w1 4b0 6w0",
                                "6w= 2b0 Z 3w1 5b=", "3b1 Z 2w0 6w= 4w=", "4b= 3w1 Z 5b= 3b1",
                                ". . . . .", ". . . . ."},
                               10, Colour::white));
  EXPECT_SAID(explained, "1 (BH 10, SB 5)");
}

// Six players of equal index, two of whom meet the two below: of equally good pairings the first
// of 4.3, when the pairs before it are not allowed.
TEST(BursteinExamples, OfEquallyGoodPairingsTheFirstInTheOrderOfTheNumbers) {
  const auto first = [](std::vector<std::pair<int, int>> apart) {
    test::Draft tournament = with(
        {"H H H", "H H H", "H H H", "H H H", "H H H", "H H H", "Z Z Z", "Z Z Z"}, 6, Colour::white);
    apart.emplace_back(7, 8);
    keep_apart(tournament, apart);
    std::string pairs;
    for (const auto& [one, other] : pairs_by("burstein", tournament, 4))
      if (other <= 6) pairs += std::to_string(one) + "-" + std::to_string(other) + " ";
    return pairs;
  };
  EXPECT_EQ(first({}), "1-6 2-5 ");
  EXPECT_EQ(first({{2, 5}}), "1-6 2-4 ");
  EXPECT_EQ(first({{2, 5}, {2, 4}}), "1-6 2-3 ");
  EXPECT_EQ(first({{2, 5}, {2, 4}, {2, 3}}), "1-6 3-5 ");
  EXPECT_EQ(
      first(
          {{1, 2}, {1, 3}, {1, 4}, {1, 5}, {1, 6}, {2, 3}, {2, 4}, {2, 5}, {2, 6}, {3, 5}, {3, 6}}),
      "3-4 5-6 ");
}

TEST(DoubleSwissExamples, OpponentsWhoFloatedDecideAgainstTheFirstIdentifier) {
  const auto explained =
      pair_doubles({"5w1 5b1 3b0 3w0", "6b= 6w1 4b1 4w1", "7w1 7b1 1w1 1b1", "8b1 8w1 2w0 2b0",
                    "1b0 1w0 6w= 6b0", "2w= 2b0 5b= 5w1", "3b0 3w0 8w1 8b0", "4w0 4b0 7b0 7w1"},
                   5, Colour::white);
  EXPECT_EQ(explained.round, "2-3 6-4 1-7 8-5");
  EXPECT_SAID(explained, "3.5.4 The first of the best sets of upfloaters is 7");
  EXPECT_SAID(explained, "3.6 The first of the best pairings has the identifier 1 4 7 6");
}

// In the rounds with 5-7 the following scoregroup is paired by the rules. Of the upfloaters that
// let it, the first in the order has floated in the previous round ([C7]); 8 has not.
TEST(DoubleSwissExamples, TheBestRoundWithAPairHasTheUpfloatersWithFewerFloats) {
  test::Draft report =
      with({"2w1 2b0 8b1 8w= 6w1 6b0", "1b0 1w1 3b0 3w= 7w1 7b0",
            "5w0 5b1 2w1 2b= 4w0 4b=", "6b0 6w1 5w1 5b0 3b1 3w=", "3b1 3w0 4b0 4w1 8b0 8w1",
            "4w1 4b0 7w1 7b1 1b0 1w1", "8b= 8w0 6b0 6w0 2b0 2w1", "7w= 7b1 1w0 1b= 5w1 5b0"},
           12, Colour::white);
  report.type_code = "FIDE_DOUBLESWISS";
  const auto entrants = pair::entrants_of(report, pair::Entrants::double_matches);
  const pair::State state = pair::make_state(*entrants);
  const pair::System& system = *pair::find_system("double-swiss");
  const auto correct = system.pair(state, nullptr);
  const auto verdict = system.with_pair(state, std::get<pair::Pairing>(correct), 4, 6);
  EXPECT_EQ(verdict.criterion, "3.5.4");
  EXPECT_EQ(to_string(verdict.explanation), "The upfloater is 8; 5 comes first in the order");
}

TEST(DoubleSwissExamples, AnIdentifierIsTheTopsThenTheirOpponents) {
  const auto explained =
      pair_doubles({".", ".", ".", ".", ".", ".", ".", ".", ".", ".", ".", "."}, 5, Colour::white);
  EXPECT_SAID(explained, "has the identifier 1 2 3 4 5 6 7 8 9 10 11 12");
}

// Type B, last round: 1 has had BBWW and 2 WBW, so the preference of 1 is strong (T-01).
TEST(TeamSwissExamples, TwoEqualColoursAreAStrongPreferenceInTheLastRound) {
  test::Draft teams = with({"6b= 5b= 4w= 3w=", "5w- 3w= 6b= 4w=", "4w= 2b= 5b= 1b=",
                            "3b= 6b= 1b= 2b=", "2b- 1w= 3w= 6b=", "1w= 4w= 2w= 5w="},
                           5, Colour::white);
  teams.type_code = "FIDE_TEAM_TYPEB_MP_GP";
  const auto explained = pair_by("team-swiss", teams);
  EXPECT_NE(explained.round.find("2-1"), std::string::npos) << explained.round;
  EXPECT_SAID(explained, "4.3.4");
  EXPECT_NE(readings_of("team-swiss", teams).find("T-01"), std::string::npos);
}

// Type B: 1 and 3 have had WBB and prefer White strongly, 2 and 4 BWB and prefer it mildly. By
// another reading all four are mild, and the first identifier is 1 2 3 4.
TEST(TeamSwissExamples, TwoEqualColoursAreAStrongPreferenceAtADifferenceOfOne) {
  test::Draft teams = with({"5w1 6b1 7b1", "7b1 8w1 5b1", "6w1 5b1 8b1", "8b1 7w1 6b1",
                            "1b0 3w0 2w0 Z", "3b0 1w0 4w0 Z", "2w0 4b0 1w0 Z", "4w0 2b0 3w0 Z"},
                           6, Colour::white);
  teams.type_code = "FIDE_TEAM_TYPEB_MP_GP";
  EXPECT_EQ(pair_by("team-swiss", teams).round, "1-4 3-2");
  EXPECT_EQ(readings_of("team-swiss", teams), "T-02 ");
}

}  // namespace
}  // namespace trf::test
