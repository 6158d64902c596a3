#include "trf/pair/scheveningen.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::pair::Cycles;
using trf::pair::scheveningen_fewest;
using trf::pair::scheveningen_most;
using trf::pair::scheveningen_round;
using trf::pair::scheveningen_rounds;
using trf::pair::TeamPair;

/// "A1-B1 B2-A2", as tables are printed: White first.
std::string text_of(int players, int round, Cycles cycles = Cycles::single) {
  std::string text;
  for (const auto& [first, second, second_has_white] : scheveningen_round(players, round, cycles)) {
    const std::string a = "A" + std::to_string(first), b = "B" + std::to_string(second);
    text += (text.empty() ? "" : " ") + (second_has_white ? b + "-" + a : a + "-" + b);
  }
  return text;
}

std::string table_of(int players, Cycles cycles = Cycles::single) {
  std::string text;
  for (int round = 1; round <= scheveningen_rounds(players, cycles); ++round)
    text += text_of(players, round, cycles) + "\n";
  return text;
}

// The tables as they are printed.
TEST(ScheveningenRound, GivesThePrintedTables) {
  EXPECT_EQ(table_of(2), "A1-B1 A2-B2\nB2-A1 B1-A2\n");
  EXPECT_EQ(table_of(3), "A1-B1 A2-B2 B3-A3\nB2-A1 A2-B3 B1-A3\nA1-B3 B1-A2 A3-B2\n");
  EXPECT_EQ(table_of(4),
            "A1-B1 A2-B2 B3-A3 B4-A4\nB2-A1 B1-A2 A3-B4 A4-B3\nA1-B3 A2-B4 B1-A3 B2-A4\n"
            "B4-A1 B3-A2 A3-B2 A4-B1\n");
  EXPECT_EQ(table_of(5),
            "A1-B1 A2-B2 A3-B3 B4-A4 B5-A5\nB2-A1 B3-A2 A3-B4 A4-B5 B1-A5\n"
            "A1-B3 A2-B4 B5-A3 B1-A4 A5-B2\nB4-A1 A2-B5 A3-B1 B2-A4 B3-A5\n"
            "A1-B5 B1-A2 B2-A3 A4-B3 A5-B4\n");
  EXPECT_EQ(table_of(6),
            "A1-B1 B2-A2 B3-A3 A4-B4 B5-A5 A6-B6\nB2-A1 A2-B3 A3-B5 B6-A4 A5-B4 B1-A6\n"
            "A1-B3 B5-A2 B1-A3 A4-B2 A5-B6 B4-A6\nB4-A1 B6-A2 A3-B2 A4-B1 B3-A5 A6-B5\n"
            "A1-B5 A2-B4 A3-B6 B3-A4 B1-A5 B2-A6\nB6-A1 A2-B1 B4-A3 B5-A4 A5-B2 A6-B3\n");
  EXPECT_EQ(text_of(7, 6), "B6-A1 A2-B7 A3-B1 A4-B2 B3-A5 B4-A6 B5-A7");
  EXPECT_EQ(text_of(8, 7), "A1-B7 A2-B8 A3-B5 A4-B6 B3-A5 B4-A6 B1-A7 B2-A8");
  EXPECT_EQ(text_of(9, 8), "B8-A1 A2-B9 A3-B1 A4-B2 A5-B3 B4-A6 B5-A7 B6-A8 B7-A9");
  EXPECT_EQ(text_of(10, 10), "B10-A1 B9-A2 B6-A3 B8-A4 A5-B3 A6-B4 A7-B2 B7-A8 A9-B5 A10-B1");
  EXPECT_EQ(text_of(11, 4),
            "B4-A1 B5-A2 B6-A3 B7-A4 A5-B8 A6-B9 A7-B10 A8-B11 A9-B1 B2-A10 B3-A11");
  EXPECT_EQ(text_of(12, 8),
            "B8-A1 B9-A2 B10-A3 B11-A4 B12-A5 B7-A6 A7-B2 A8-B3 A9-B4 A10-B5 A11-B6 A12-B1");
  EXPECT_EQ(
      text_of(13, 12),
      "B12-A1 A2-B13 A3-B1 A4-B2 A5-B3 A6-B4 A7-B5 B6-A8 B7-A9 B8-A10 B9-A11 B10-A12 B11-A13");
}

TEST(ScheveningenRound, GivesThePrintedDoubleTables) {
  EXPECT_EQ(table_of(3, Cycles::twice),
            table_of(3) + "B3-A1 A2-B1 B2-A3\nA1-B2 B3-A2 A3-B1\nB1-A1 B2-A2 A3-B3\n");
  EXPECT_EQ(table_of(4, Cycles::twice),
            table_of(4) +
                "A1-B4 A2-B3 B2-A3 B1-A4\nB3-A1 B4-A2 A3-B1 A4-B2\nA1-B2 A2-B1 B4-A3 B3-A4\n"
                "B1-A1 B2-A2 A3-B3 A4-B4\n");
}

struct Colours {
  std::map<std::string, std::string> of;  ///< By player: "WBW"
  std::map<std::pair<int, int>, int> met;
  int most_of_a_colour = 0;  ///< Whites of a team in a round less its Blacks
};

Colours colours_of(int players, Cycles cycles) {
  Colours colours;
  for (int round = 1; round <= scheveningen_rounds(players, cycles); ++round) {
    std::set<int> seconds;
    int balance = 0;
    for (const TeamPair& pair : scheveningen_round(players, round, cycles)) {
      EXPECT_TRUE(seconds.insert(pair.second).second);
      ++colours.met[{pair.first, pair.second}];
      colours.of["A" + std::to_string(pair.first)] += pair.second_has_white ? 'B' : 'W';
      colours.of["B" + std::to_string(pair.second)] += pair.second_has_white ? 'W' : 'B';
      balance += pair.second_has_white ? -1 : 1;
    }
    EXPECT_EQ(*seconds.begin(), 1);
    EXPECT_EQ(*seconds.rbegin(), players);
    colours.most_of_a_colour = std::max(colours.most_of_a_colour, std::abs(balance));
  }
  return colours;
}

TEST(ScheveningenRound, PairsEachWithEachOfTheOtherTeamOnceACycle) {
  for (int players = scheveningen_fewest; players <= scheveningen_most; ++players)
    for (const Cycles cycles : {Cycles::single, Cycles::twice}) {
      const auto met = colours_of(players, cycles).met;
      EXPECT_EQ(met.size(), static_cast<std::size_t>(players) * static_cast<std::size_t>(players));
      for (const auto& [pair, times] : met) EXPECT_EQ(times, static_cast<int>(cycles));
    }
}

TEST(ScheveningenRound, BalancesTheColoursOfEachPlayer) {
  for (int players = scheveningen_fewest; players <= scheveningen_most; ++players)
    for (const Cycles cycles : {Cycles::single, Cycles::twice})
      for (const auto& [player, colours] : colours_of(players, cycles).of) {
        const auto whites = std::ranges::count(colours, 'W');
        const auto blacks = static_cast<std::ptrdiff_t>(colours.size()) - whites;
        EXPECT_LE(std::abs(whites - blacks), cycles == Cycles::twice ? 0 : players % 2) << player;
        EXPECT_EQ(colours.find("WWW"), std::string::npos) << players << player << colours;
        EXPECT_EQ(colours.find("BBB"), std::string::npos) << players << player << colours;
      }
}

TEST(ScheveningenRound, BalancesTheColoursOfEachTeamInEachRound) {
  for (int players = scheveningen_fewest + 1; players <= scheveningen_most; ++players)
    EXPECT_EQ(colours_of(players, Cycles::single).most_of_a_colour, players % 2) << players;
}

/// Two teams: the first has players 1..first, the second the others.
trf::test::Draft teams_of(int first, int second) {
  auto tournament = trf::test::sketch(
      std::vector<std::string_view>(static_cast<std::size_t>(first + second), "."));
  tournament.teams.resize(2);
  for (int i = 0; i < first + second; ++i)
    tournament.teams[i < first ? 0 : 1].members.push_back(static_cast<trf::PlayerIndex>(i));
  tournament.teams[0].number = 1;
  tournament.teams[1].number = 2;
  tournament.type_code = "FIDE_SCHEVENINGEN";
  return tournament;
}

bool is_paired(const trf::Tournament& tournament, int round) {
  const auto state = trf::pair::make_state(tournament, {.round = round});
  const auto outcome = trf::pair::find_system("scheveningen")->pair(state, nullptr);
  return std::holds_alternative<trf::pair::Pairing>(outcome);
}

TEST(Scheveningen, HasTablesForTwoToThirteenPlayers) {
  EXPECT_FALSE(is_paired(teams_of(1, 1), 1));
  EXPECT_TRUE(is_paired(teams_of(2, 2), 1));
  EXPECT_TRUE(is_paired(teams_of(13, 13), 1));
  EXPECT_FALSE(is_paired(teams_of(14, 14), 1));
}

TEST(Scheveningen, NeedsTwoTeamsOfEqualSize) {
  EXPECT_FALSE(is_paired(teams_of(4, 5), 1));
  auto three = teams_of(4, 4);
  three.teams.resize(3);
  EXPECT_FALSE(is_paired(three, 1));
}

TEST(Scheveningen, NeedsEachPlayerOnce) {
  auto in_both = teams_of(4, 4);
  in_both.teams[1].members[2] = in_both.teams[0].members[1];
  EXPECT_FALSE(is_paired(in_both, 1));
  EXPECT_EQ(trf::pair::find_system("scheveningen")->table_rounds(in_both), 0);
  auto twice_in_one = teams_of(4, 4);
  twice_in_one.teams[0].members[2] = twice_in_one.teams[0].members[1];
  EXPECT_FALSE(is_paired(twice_in_one, 1));
}

TEST(Scheveningen, EndsWithTheTable) {
  EXPECT_TRUE(is_paired(teams_of(4, 4), 4));
  EXPECT_FALSE(is_paired(teams_of(4, 4), 5));
  for (const char* code : {"FIDE_DOUBLESCHEVENINGEN", "FIDE_SCHEVENINGEN_G2"}) {
    auto twice = teams_of(4, 4);
    twice.type_code = code;
    EXPECT_TRUE(is_paired(twice, 8));
    EXPECT_FALSE(is_paired(twice, 9));
  }
}

TEST(Scheveningen, TakesTheTeamsByNumber) {
  auto turned = teams_of(2, 2);
  turned.teams[0].number = 2;
  turned.teams[1].number = 1;
  const auto pairing = trf::pair::find_system("scheveningen")->table_round(turned, 1);
  EXPECT_EQ(pairing.pairs[0], (trf::pair::Pair{2, 0}));
}

}  // namespace
