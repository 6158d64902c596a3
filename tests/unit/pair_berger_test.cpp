#include "trf/pair/berger.hpp"

#include <gtest/gtest.h>

#include <cstdlib>
#include <map>
#include <set>

#include "support/sketch.hpp"
#include "trf/pair/state.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::pair::berger_round;
using trf::pair::berger_rounds;
using trf::pair::BergerTable;
using trf::pair::TablePair;

using Table = std::vector<TablePair>;

// The tables as the handbook prints them (C.05 Annex 1).
TEST(BergerRound, GivesThePrintedTableForFour) {
  EXPECT_EQ(berger_round({4}, 1), (Table{{1, 4}, {2, 3}}));
  EXPECT_EQ(berger_round({4}, 2), (Table{{4, 3}, {1, 2}}));
  EXPECT_EQ(berger_round({4}, 3), (Table{{2, 4}, {3, 1}}));
}

TEST(BergerRound, GivesThePrintedTableForSix) {
  EXPECT_EQ(berger_round({6}, 1), (Table{{1, 6}, {2, 5}, {3, 4}}));
  EXPECT_EQ(berger_round({6}, 2), (Table{{6, 4}, {5, 3}, {1, 2}}));
  EXPECT_EQ(berger_round({6}, 3), (Table{{2, 6}, {3, 1}, {4, 5}}));
  EXPECT_EQ(berger_round({6}, 4), (Table{{6, 5}, {1, 4}, {2, 3}}));
  EXPECT_EQ(berger_round({6}, 5), (Table{{3, 6}, {4, 2}, {5, 1}}));
}

TEST(BergerRound, GivesThePrintedLastRoundForEight) {
  EXPECT_EQ(berger_round({8}, 7), (Table{{4, 8}, {5, 3}, {6, 2}, {7, 1}}));
}

TEST(BergerRound, LeavesTheOpponentOfTheMissingNumberFree) {
  EXPECT_EQ(berger_round({5}, 1), (Table{{2, 5}, {3, 4}, {1, 0}}));
  EXPECT_EQ(berger_round({5}, 2), (Table{{5, 3}, {1, 2}, {4, 0}}));
}

TEST(BergerRound, EverybodyMeetsEverybodyOnceACycle) {
  for (int players = 2; players <= 40; ++players) {
    for (const BergerTable& table : {BergerTable{players}, BergerTable{players, 2, true},
                                     BergerTable{players, 2}, BergerTable{players, 3}}) {
      std::map<std::pair<int, int>, int> met;
      std::map<int, int> free;
      for (int round = 1; round <= berger_rounds(table); ++round) {
        std::set<int> busy;
        for (const auto& [white, black] : berger_round(table, round)) {
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
        EXPECT_EQ(free[a], players % 2 == 1 ? table.cycles : 0);
        for (int b = a + 1; b <= players; ++b) {
          const int forth = met[{a, b}], back = met[{b, a}];
          EXPECT_EQ(forth + back, table.cycles);
          EXPECT_EQ(std::abs(forth - back), table.cycles % 2);
        }
      }
    }
  }
}

// The recommendation beside the tables: no colour three times running in a double tournament.
TEST(BergerRound, DoubleTournamentsNeverGiveAColourThreeTimesRunning) {
  for (int players = 4; players <= 30; ++players) {
    std::map<int, std::string> colours;
    const BergerTable table{players, 2, true};
    for (int round = 1; round <= berger_rounds(table); ++round) {
      for (const auto& [white, black] : berger_round(table, round)) {
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

// FIDE's code changes the last two rounds of the first cycle, Berger's code does not.
TEST(BergerRound, ChangesTheLastTwoRoundsOfTheFirstCycleForFideAlone) {
  const BergerTable berger{6, 2}, fide{6, 2, true};
  EXPECT_EQ(berger_round(fide, 3), berger_round(berger, 3));
  EXPECT_EQ(berger_round(fide, 4), berger_round(berger, 5));
  EXPECT_EQ(berger_round(fide, 5), berger_round(berger, 4));
  for (int round = 6; round <= 10; ++round)
    EXPECT_EQ(berger_round(fide, round), berger_round(berger, round));
  // The third time has the colours of the first.
  for (int round = 1; round <= 5; ++round)
    EXPECT_EQ(berger_round({6, 3}, round + 10), berger_round({6}, round));
}

TEST(BergerTable, IsReadFromTheTypeOrTheLength) {
  auto tournament = trf::test::sketch({".", ".", ".", "."});
  const auto table = [&](const char* code) {
    tournament.type_code = code;
    return trf::pair::berger_table(tournament);
  };
  EXPECT_EQ(table(""), (BergerTable{4}));
  tournament.stated_rounds = 6;
  EXPECT_EQ(table(""), (BergerTable{4, 2, true}));
  EXPECT_EQ(table("BERGER_ROUNDROBIN"), (BergerTable{4}));
  EXPECT_EQ(table("BERGER_ROUNDROBIN_G1"), (BergerTable{4}));
  EXPECT_EQ(table("BERGER_ROUNDROBIN_G2"), (BergerTable{4, 2}));
  EXPECT_EQ(table("BERGER_ROUNDROBIN_G3"), (BergerTable{4, 3}));
  EXPECT_EQ(table("BERGER_DOUBLEROUNDROBIN"), (BergerTable{4, 2}));
  EXPECT_EQ(table("BERGER_TEAM_DOUBLEROUNDROBIN"), (BergerTable{4, 2}));
  EXPECT_EQ(table("FIDE_DOUBLEROUNDROBIN"), (BergerTable{4, 2, true}));
  EXPECT_EQ(table("FIDE_TEAM_DOUBLEROUNDROBIN"), (BergerTable{4, 2, true}));
}

}  // namespace
