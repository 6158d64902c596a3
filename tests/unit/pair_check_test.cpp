#include "trf/pair/check.hpp"

#include <gtest/gtest.h>

#include <numeric>
#include <stdexcept>

#include "support/random_tournament.hpp"
#include "support/sketch.hpp"

namespace {

using trf::pair::contradictions;
using trf::pair::VerdictKind;
using trf::test::sketch;

std::vector<std::string> messages(const trf::Tournament& tournament, int last = 9) {
  std::vector<std::string> result;
  for (const auto& found : contradictions(tournament, last))
    result.push_back(to_string(found.message));
  return result;
}

TEST(Contradictions, AreNoneInWhatGamesCanEndIn) {
  EXPECT_EQ(messages(sketch(
                {"2w1 2w+ 2w- 2w0 2wW 2wD 2w", "1b0 1b- 1b- 1b= 1bL 1bL 1b", "U H F Z . + -"})),
            std::vector<std::string>{});
  for (std::uint64_t seed = 0; seed < 50; ++seed) {
    EXPECT_TRUE(contradictions(trf::test::random_tournament(seed), 99).empty());
  }
}

TEST(Contradictions, NameBothPlayers) {
  EXPECT_EQ(messages(sketch({"2w1", "3b0", "2w1"})),
            std::vector<std::string>{
                "player 1 has opponent 2 in round 1, but the opponent of player 2 is 3"});
  EXPECT_EQ(
      messages(sketch({"2w1", "H"})),
      std::vector<std::string>{"player 1 has opponent 2 in round 1, but player 2 has no opponent"});
  EXPECT_EQ(messages(sketch({"2w1", "1w0"})),
            std::vector<std::string>{"players 1 and 2 have the same colour in round 1"});
  for (const auto& [one, other] : {std::pair{"2w1", "1b1"},
                                   {"2w1", "1b="},
                                   {"2w1", "1bL"},
                                   {"2w=", "1bD"},
                                   {"2w0", "1b-"},
                                   {"2w+", "1b+"},
                                   {"2w1", "1b"}})
    EXPECT_EQ(messages(sketch({one, other})),
              std::vector<std::string>{
                  "the results of players 1 and 2 in round 1 are not possible together"})
        << one << ' ' << other;
  EXPECT_EQ(messages(sketch({"2w1", "1b0"})), std::vector<std::string>{});
  EXPECT_EQ(messages(sketch({"1w1", "."})),
            std::vector<std::string>{"player 1 is the opponent of the same player in round 1"});
  EXPECT_EQ(messages(sketch({".", "2w1"})),
            std::vector<std::string>{"player 2 is the opponent of the same player in round 1"});
}

// Of rounds that no report gives: pairs of absent players, and of one player twice.
TEST(Judge, NamesWhoIsNotPairedOnce) {
  const auto says = [](const trf::Tournament& report, const trf::pair::Pairing& published) {
    const auto& system = *trf::pair::find_system("dutch");
    trf::pair::StateOptions options;
    options.round = 1;
    const auto state = make_state(report, options);
    const auto verdict = system.judge(state, published, system.pair(state, nullptr));
    EXPECT_EQ(verdict.kind, VerdictKind::illegal);
    EXPECT_EQ(verdict.criterion, "1.9.1");
    return to_string(verdict.explanation);
  };
  EXPECT_EQ(says(sketch({"2w1", "1b0", "Z", "Z"}), {.pairs = {{0, 1}, {2, 3}}}),
            "3 is paired, but is absent");
  EXPECT_EQ(says(sketch({"2w1", "1b0", "4w1", "3b0"}), {.pairs = {{1, 0}, {1, 2}}}),
            "2 is paired more than once");
}

TEST(Contradictions, KnowResultsThatExcludeEachOther) {
  for (const auto& [first, second] :
       {std::pair{"2w1", "1b1"}, {"2w+", "1b+"}, {"2w+", "1b0"}, {"2w", "1b0"}, {"2wW", "1b1"}}) {
    EXPECT_EQ(messages(sketch({first, second})),
              std::vector<std::string>{
                  "the results of players 1 and 2 in round 1 are not possible together"})
        << first << " " << second;
  }
}

TEST(Contradictions, StopAtTheLastRoundAsked) {
  const auto tournament = sketch({"2w1 2w1", "1b0 1b1"});
  EXPECT_TRUE(contradictions(tournament, 1).empty());
  ASSERT_EQ(contradictions(tournament, 2).size(), 1U);
  EXPECT_EQ(contradictions(tournament, 2)[0].where.column, 102U);
}

TEST(CheckRounds, TakeEveryMarkOfTheFreePlayerOfATable) {
  const auto* berger = trf::pair::find_system("berger");
  for (const std::string_view mark : {"U", "Z", "."}) {
    const std::string free(mark);
    const auto tournament = sketch({free, "3w1", "2b0"});
    EXPECT_EQ(trf::pair::check_round(tournament, 1, *berger).verdict.kind,
              trf::pair::VerdictKind::identical)
        << mark;
  }
}

TEST(CheckRounds, FindTheRoundThatIsNotOfTheTable) {
  const auto* berger = trf::pair::find_system("berger");
  const auto tournament = sketch({"4w1 2b1 3b1", "3w0 1w0 4w1", "2b1 4b1 1w0", "1b0 3w0 2b0"});
  for (const unsigned threads : {1U, 4U}) {
    const auto checks = trf::pair::check_rounds(tournament, *berger, threads);
    ASSERT_EQ(checks.size(), 3U);
    EXPECT_EQ(checks[0].verdict.kind, VerdictKind::identical);
    EXPECT_EQ(checks[1].verdict.kind, VerdictKind::worse);
    EXPECT_EQ(checks[1].verdict.differences, 1);
    EXPECT_EQ(checks[1].verdict.criterion, "Annex 1");
    EXPECT_EQ(checks[2].verdict.kind, VerdictKind::identical);
    EXPECT_EQ(checks[2].round, 3);
  }
}

TEST(CheckRounds, TwoPairingByesAreIllegal) {
  const auto event = sketch({"3w1", "U", "1b0", "U"});
  const auto* dutch = trf::pair::find_system("dutch");
  const auto check = trf::pair::check_round(event, 1, *dutch);
  EXPECT_EQ(check.verdict.kind, VerdictKind::illegal);
  EXPECT_EQ(check.verdict.criterion, "C.04.1 art. 3");
  EXPECT_EQ(check.verdict.differences, 2);
  EXPECT_EQ(check.published.byes(), (std::vector<trf::PlayerIndex>{1, 3}));
  EXPECT_EQ(to_string(check.verdict.explanation),
            "players 2 and 4 have the pairing-allocated bye; only one is allowed to have it");
  const auto* italian = trf::pair::find_system("italo-svizzero");
  const auto free = trf::pair::check_round(event, 1, *italian);
  EXPECT_EQ(free.verdict.criterion, "arts. 10, 12");
  EXPECT_EQ(to_string(free.verdict.explanation),
            "players 2 and 4 are free; only one is allowed to be free");
}

// It gives all pairs, so the pair of the two is missing.
TEST(CheckRounds, TwoPairingByesAreNotTheRoundOfATable) {
  const auto* berger = trf::pair::find_system("berger");
  const auto check = trf::pair::check_round(sketch({"4w1", "U", "U", "1b0"}), 1, *berger);
  EXPECT_EQ(check.verdict.kind, VerdictKind::worse);
  EXPECT_EQ(check.verdict.criterion, "Annex 1");
  EXPECT_EQ(check.verdict.differences, 2);
}

TEST(CheckRounds, NothingOfAnUnpairableRoundIsRight) {
  const auto* dutch = trf::pair::find_system("dutch");
  const auto all_met = sketch({"2w1 3w1 U 2w1", "1b0 U 3w1 1b0", "U 1b0 2b0 U"});
  const auto check = trf::pair::check_round(all_met, 4, *dutch);
  EXPECT_EQ(check.verdict.kind, VerdictKind::unpairable);
  EXPECT_EQ(check.verdict.differences, 2) << "the pair and the bye";
}

TEST(Place, IsNamedByTheSystemsOwnDivisionOfARound) {
  using trf::Score;
  using trf::pair::Place;
  const Place nowhere, bracket = Place::bracket(3, Score::from_tenths(45)),
                       median = Place::median(Score::from_tenths(30)),
                       group = Place::scoregroup(Score::from_tenths(10));
  EXPECT_TRUE(title(nowhere).empty());
  EXPECT_TRUE(where(nowhere).empty());
  EXPECT_EQ(to_string(title(bracket)), "bracket 3 (4.5 points)");
  EXPECT_EQ(to_string(name(bracket)), "3 (4.5 points)");
  EXPECT_EQ(to_string(where(bracket)), " in bracket 3 (4.5 points)");
  EXPECT_EQ(to_string(title(median)), "median, 3 points");
  EXPECT_EQ(to_string(where(median)), " (median, 3 points)");
  EXPECT_EQ(to_string(name(group)), "1 point");
}

}  // namespace
