#include "trf/tournament.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>

#include "trf/read.hpp"

namespace {

using trf::Score;

constexpr std::string_view two_players =
    "001    1 m    Alpha                             2500 ITA      123456 1980/01/01  1.0    1     "
    "2 w 1\n"
    "001    2 m    Beta                              2400 ITA      123457 1980/01/01  0.0    2     "
    "1 b 0\n";

Score score_of_a_win(const std::string& records) {
  const auto read = trf::read(std::string{two_players} + records);
  EXPECT_TRUE(read.value);
  return read.value ? read.value->score(0) : Score{};
}

// Record 299: an id given beats all ids, a round given beats all rounds, the later record wins.
TEST(AbnormalPoints, TheLaterOfTwoRecordsOfOneReachWins) {
  const std::string all_2 = "299 W        2.0\n", all_3 = "299 W        3.0\n";
  EXPECT_EQ(score_of_a_win(all_2), Score::from_tenths(20));
  EXPECT_EQ(score_of_a_win(all_2 + all_3), Score::from_tenths(30));
  EXPECT_EQ(score_of_a_win(all_3 + all_2), Score::from_tenths(20));
}

TEST(AbnormalPoints, AnIdBeatsARoundAndBothBeatALaterRecordWithoutThem) {
  const std::string all = "299 W        2.0\n", of_round = "299 W        3.0   001\n",
                    of_player = "299 W        4.0       0001\n",
                    of_both = "299 W        5.0   001 0001\n";
  EXPECT_EQ(score_of_a_win(of_round + all), Score::from_tenths(30));
  EXPECT_EQ(score_of_a_win(of_player + of_round), Score::from_tenths(40));
  EXPECT_EQ(score_of_a_win(of_both + of_player + of_round + all), Score::from_tenths(50));
}

// 60 moves: a period of 59 leaves one move to the next, one of 60 or more leaves none.
TEST(TimeControl, CountsTheIncrementsOf60MovesOverItsPeriods) {
  const auto seconds = [](std::uint32_t moves) {
    return trf::TimeControl{.white = {{moves, 3600, 30}, {0, 900, 10}}, .black = {}}
        .seconds_for_60_moves();
  };
  EXPECT_EQ(seconds(40), 4500U + 40 * 30 + 20 * 10);
  EXPECT_EQ(seconds(59), 4500U + 59 * 30 + 1 * 10);
  EXPECT_EQ(seconds(60), 4500U + 60 * 30);
  EXPECT_EQ(seconds(61), 4500U + 60 * 30);
}

TEST(TournamentDays, AreThoseOfTheRoundsIfTheReportHasNoOthers) {
  trf::TournamentDraft draft;
  EXPECT_FALSE(draft.first_day().is_set());
  EXPECT_FALSE(draft.last_day().is_set());
  draft.round_dates = {{}, {2026, 5, 2}, {2026, 5, 3}, {}};
  EXPECT_EQ(draft.first_day(), (trf::Date{2026, 5, 2}));
  EXPECT_EQ(draft.last_day(), (trf::Date{2026, 5, 3}));
  draft.end = {2026, 5, 4};
  EXPECT_EQ(draft.first_day(), (trf::Date{2026, 5, 2}));
  EXPECT_EQ(draft.last_day(), (trf::Date{2026, 5, 4}));
  draft.round_dates.clear();
  EXPECT_EQ(draft.first_day(), (trf::Date{2026, 5, 4}));
}

// A start after the end has a wrong month, or the end has.
TEST(TournamentDays, EndOnTheLaterOneOfBoth) {
  trf::TournamentDraft draft;
  draft.start = {2026, 5, 9};
  draft.end = {2026, 5, 1};
  EXPECT_EQ(draft.first_day(), draft.start);
  EXPECT_EQ(draft.last_day(), draft.start);
}

// Without 142, XXR and 132 a report does not say which round is the last one.
TEST(PlannedRounds, AreKnownByANumberOrADate) {
  const std::string dates = "132" + std::string(88, ' ') + "26/11/01  26/11/02\n";
  const auto rounds_of = [](const std::string& records) {
    const auto read = trf::read(std::string{two_players} + records);
    return std::pair{read.value->is_length_known(), read.value->planned_rounds()};
  };
  EXPECT_EQ(rounds_of(""), std::pair(false, 1));
  EXPECT_EQ(rounds_of("142 3\n"), std::pair(true, 3));
  EXPECT_EQ(rounds_of("XXR 4\n"), std::pair(true, 4));
  EXPECT_EQ(rounds_of(dates), std::pair(true, 2));
  EXPECT_EQ(rounds_of("240 H 003 0001\n"), std::pair(false, 3));
  EXPECT_EQ(rounds_of("142 2\n240 H 003 0001\n"), std::pair(true, 2));
  EXPECT_EQ(rounds_of(dates + "240 H 003 0001\n"), std::pair(true, 2));
}

}  // namespace
