#include "trf/pair/berger.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/sketch.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::pair::berger_round;
using trf::pair::berger_rounds;
using trf::pair::Cycles;
using trf::pair::TablePair;

using Table = std::vector<TablePair>;

// The tables as the handbook prints them (C.05 Annex 1).
TEST(BergerRound, GivesThePrintedTableForFour) {
  EXPECT_EQ(berger_round(4, 1, Cycles::single), (Table{{1, 4}, {2, 3}}));
  EXPECT_EQ(berger_round(4, 2, Cycles::single), (Table{{4, 3}, {1, 2}}));
  EXPECT_EQ(berger_round(4, 3, Cycles::single), (Table{{2, 4}, {3, 1}}));
}

TEST(BergerRound, GivesThePrintedTableForSix) {
  EXPECT_EQ(berger_round(6, 1, Cycles::single), (Table{{1, 6}, {2, 5}, {3, 4}}));
  EXPECT_EQ(berger_round(6, 2, Cycles::single), (Table{{6, 4}, {5, 3}, {1, 2}}));
  EXPECT_EQ(berger_round(6, 3, Cycles::single), (Table{{2, 6}, {3, 1}, {4, 5}}));
  EXPECT_EQ(berger_round(6, 4, Cycles::single), (Table{{6, 5}, {1, 4}, {2, 3}}));
  EXPECT_EQ(berger_round(6, 5, Cycles::single), (Table{{3, 6}, {4, 2}, {5, 1}}));
}

TEST(BergerRound, GivesThePrintedLastRoundForEight) {
  EXPECT_EQ(berger_round(8, 7, Cycles::single), (Table{{4, 8}, {5, 3}, {6, 2}, {7, 1}}));
}

TEST(BergerRound, LeavesTheOpponentOfTheMissingNumberFree) {
  EXPECT_EQ(berger_round(5, 1, Cycles::single), (Table{{2, 5}, {3, 4}, {1, 0}}));
  EXPECT_EQ(berger_round(5, 2, Cycles::single), (Table{{5, 3}, {1, 2}, {4, 0}}));
}

TEST(BergerRound, EverybodyMeetsEverybodyOnceACycle) {
  for (int players = 2; players <= 40; ++players) {
    for (const Cycles cycles : {Cycles::single, Cycles::twice}) {
      std::map<std::pair<int, int>, int> met;
      std::map<int, int> free;
      for (int round = 1; round <= berger_rounds(players, cycles); ++round) {
        std::set<int> busy;
        for (const auto& [white, black] : berger_round(players, round, cycles)) {
          EXPECT_TRUE(busy.insert(white).second);
          if (black == 0) {
            ++free[white];
          } else {
            EXPECT_TRUE(busy.insert(black).second);
            ++met[{white, black}];
          }
        }
        EXPECT_EQ(busy.size(), static_cast<std::size_t>(players));
      }
      for (int a = 1; a <= players; ++a) {
        EXPECT_EQ(free[a], players % 2 == 1 ? static_cast<int>(cycles) : 0);
        for (int b = a + 1; b <= players; ++b) {
          const int forth = met[{a, b}], back = met[{b, a}];
          EXPECT_EQ(forth + back, static_cast<int>(cycles));
          EXPECT_TRUE(cycles == Cycles::single || forth == back);
        }
      }
    }
  }
}

// The recommendation beside the tables: no colour three times running in a double tournament.
TEST(BergerRound, DoubleTournamentsNeverGiveAColourThreeTimesRunning) {
  for (int players = 4; players <= 30; ++players) {
    std::map<int, std::string> colours;
    for (int round = 1; round <= berger_rounds(players, Cycles::twice); ++round) {
      for (const auto& [white, black] : berger_round(players, round, Cycles::twice)) {
        if (black == 0) continue;
        colours[white] += 'w';
        colours[black] += 'b';
      }
    }
    for (const auto& [player, line] : colours) {
      EXPECT_EQ(line.find("www"), std::string::npos) << player << " of " << players << ": " << line;
      EXPECT_EQ(line.find("bbb"), std::string::npos) << player << " of " << players << ": " << line;
    }
  }
}

TEST(BergerSystem, PairsTheNextRoundAndStopsAfterTheLast) {
  const auto* berger = trf::pair::find_system("berger");
  ASSERT_NE(berger, nullptr);
  const auto tournament = trf::test::sketch({"4w1", "3w0", "2b1", "1b0"});
  const auto outcome = berger->pair(trf::pair::make_state(tournament), nullptr);
  EXPECT_EQ(std::get<trf::pair::Pairing>(outcome).pairs,
            (std::vector<trf::pair::Pair>{{3, 2}, {0, 1}}));
  const auto over = berger->pair(trf::pair::make_state(tournament, {.round = 4}), nullptr);
  EXPECT_EQ(to_string(std::get<trf::pair::Unpairable>(over).obstruction),
            "the Berger table for 4 players has 3 rounds");
}

TEST(CyclesOf, ReadsTheTypeOrTheLength) {
  auto tournament = trf::test::sketch({".", ".", ".", "."});
  EXPECT_EQ(trf::pair::cycles_of(tournament), Cycles::single);
  tournament.stated_rounds = 6;
  EXPECT_EQ(trf::pair::cycles_of(tournament), Cycles::twice);
  tournament.type_code = "BERGER_ROUNDROBIN";
  EXPECT_EQ(trf::pair::cycles_of(tournament), Cycles::single);
  tournament.type_code = "FIDE_DOUBLEROUNDROBIN";
  EXPECT_EQ(trf::pair::cycles_of(tournament), Cycles::twice);
}

}  // namespace
