// One edit of a clean report of teams fires one check, on one line.

#include <gtest/gtest.h>

#include <algorithm>
#include <string_view>

#include "support/check_cases.hpp"

namespace trf::test {
namespace {

class Teams : public testing::TestWithParam<CheckCase> {};

TEST_P(Teams, EditFiresJustItsCheck) {
  ReportText text(clean_team);
  GetParam().edit(text);
  EXPECT_EQ(check_lines(text.bytes(), {Profile::format, Profile::consistency}),
            GetParam().expected);
}

/// Teams 1, 2 and 3 have equal points.
ReportText& make_equal(ReportText& text) {
  text.cell(2, 3, "   6 w =").cell(6, 3, "   2 b =").points(2, " 1.0").points(6, " 1.5");
  text.put("310   1", 55, "   4.0    3.5").put("310   3", 55, "   4.0    3.5");
  return text;
}

// Player n is in line 19 + n, team n in line 27 + n.
const std::vector<CheckCase> team_cases{
    {"Clean", [](auto&) {}, {}},
    {"H41", [](auto& t) { t.record("352", "WBWB"); }, {"H41:18"}},
    {"H41missing", [](auto& t) { t.erase("352"); }, {"H41:0"}},
    {"H42", [](auto& t) { t.record("362", "TW=2"); }, {"H42:19"}},
    {"H18", [](auto& t) { t.record("082", "5"); }, {"H18:8"}},
    {"M02",
     [](auto& t) {
       t.add("310   4 Echo                             ECHO    2000    0.0    0.0   4");
     },
     {"M02:32"}},
    {"M02second", [](auto& t) { t.put("310   2", 5, "  1"); }, {"M02:29"}},
    {"M03", [](auto& t) { t.put("310   4", 5, "  5"); }, {"M03:28"}},
    {"M04", [](auto& t) { t.put("310   4", 84, "  99"); }, {"M04:31"}},
    {"M05", [](auto& t) { t.put("310   4", 84, "   1"); }, {"M05:31"}},
    {"M06",
     [](auto& t) {
       t.before("310",
                "001    9 m    Ieri, Irma                        1900 ITA      801233 1978/10/10  "
                "0.0    9")
           .record("062", "9")
           .record("072", "9");
     },
     {"M06:28"}},
    {"M07", [](auto& t) { t.add("300   1   1   4    1    3"); }, {"M07:32"}},
    {"M08", [](auto& t) { t.add("300   1   1   4    1    2 0000"); }, {"M08:32"}},
    {"M09",
     [](auto& t) {
       t.cell(1, 1, "   8 w 1")
           .cell(8, 1, "   1 b 0")
           .cell(2, 1, "   7 b =")
           .cell(7, 1, "   2 w =")
           .points(8, " 0.5")
           .points(7, " 1.0");
     },
     {"M09:21"}},
    {"M11", [](auto& t) { t.cell(2, 1, "   8 w =").cell(8, 1, "   2 b ="); }, {"M11:21"}},
    {"M12", [](auto& t) { t.put("310   1", 55, "   4.0"); }, {"M12:28"}},
    {"M13", [](auto& t) { t.put("310   1", 72, "x"); }, {"M13:28"}},
    {"M12Penalty", [](auto& t) { t.add("299    -1.0   0.0      0001"); }, {"M12:28"}},
    {"M12PenaltyClean",
     [](auto& t) { t.add("299    -1.0   0.0      0001").put("310   1", 55, "   2.0"); },
     {}},
    {"M13Points", [](auto& t) { t.put("310   1", 55, "   x.0"); }, {"M13:28"}},
    {"M15Played", [](auto& t) { t.add("320  1.0  1.0   1"); }, {"M15:32"}},
    {"M07Opponentless", [](auto& t) { t.add("300   1   1   9    1    2"); }, {"M07:32"}},
    {"M07Round", [](auto& t) { t.add("300   4   1   4    1    2"); }, {"M07:32"}},
    {"M07LastRound", [](auto& t) { t.add("300   3   1   3    1    2"); }, {}},
    {"M21Opponent", [](auto& t) { t.add("300   1   1   2    1    2"); }, {"M21:32"}},
    {"M21NoOpponent", [](auto& t) { t.add("300   1   1   0    1    2"); }, {"M21:32"}},
    {"M23", [](auto& t) { t.put("310   3", 9, "     "); }, {"M23:30"}},
    {"M24Missing", [](auto& t) { t.put("310   3", 69, "   "); }, {"M24:30"}},
    {"M24Zero", [](auto& t) { t.put("310   3", 69, "  0"); }, {"M24:30"}},
    {"M24Word", [](auto& t) { t.put("310   3", 69, "  x"); }, {"M24:30"}},
    {"M24OneMore", [](auto& t) { t.put("310   4", 69, "  5"); }, {"M24:31"}},
    {"M24None",
     [](auto& t) {
       for (const auto* team : {"310   1", "310   2", "310   3", "310   4"}) t.put(team, 69, "   ");
     },
     {}},
    {"M25", [](auto& t) { make_equal(t).put("310   1", 69, "  1"); }, {"M25:29"}},
    {"M25Tie", [](auto& t) { make_equal(t).put("310   1", 69, "  2"); }, {}},
    {"M25Clean", [](auto& t) { make_equal(t); }, {}},
    {"M26", [](auto& t) { t.put("310   4", 69, "  3").put("310   1", 69, "  4"); }, {"M26:31"}},
    {"M26Shared", [](auto& t) { t.put("310   4", 69, "  3"); }, {"M26:31"}},
    // Teams have no ratings: ARO is not used
    {"T09Clean",
     [](auto& t) { t.put("001    8", 49, "    ").record("072", "7").record("202", "ARO"); },
     {}},
    {"H41Letters", [](auto& t) { t.record("352", "WX"); }, {"H41:18"}},
    {"H32Federation", [](auto& t) { t.before("182", "172 XQZ FIDE"); }, {"H32:14"}},
    {"H32Clean", [](auto& t) { t.before("182", "172 ITA FIDE"); }, {}},
    {"A01Rounds", [](auto& t) { t.add("250  1.0      001 004 0001 0002"); }, {"A01:32"}},
    {"A01LastRound", [](auto& t) { t.add("250  1.0      001 003 0001 0002"); }, {}},
    {"A06",
     [](auto& t) { t.add("260 001 002    1    3").add("260 002 003    1    2"); },
     {"A06:33"}},
    {"C06",
     [](auto& t) {
       t.cell(2, 1, "0000 w H").cell(8, 1, "0000 - +").points(8, " 1.5");
       t.put("310   4", 62, "   2.0");
     },
     {"C06:21"}},
    {"C06Forfeit",
     [](auto& t) {
       t.cell(2, 1, "0000 b +").cell(8, 1, "0000 w -").points(2, " 1.0").points(8, " 0.5");
       t.put("310   1", 62, "   3.5").put("310   4", 62, "   1.0");
     },
     {}},
    {"M15", [](auto& t) { t.add("320  1.0  1.0 000 000 000   9"); }, {"M15:32"}},
    {"M16", [](auto& t) { t.add("330 +-   1   1   1"); }, {"M16:32"}},
    {"M17", [](auto& t) { t.add("330 +-   1   1   4"); }, {"M17:20"}},
    {"M20", [](auto& t) { t.add("300   1   1   4    1    1"); }, {"M20:32"}},
    {"M21Turned", [](auto& t) { t.add("300   1   1   4    2    1"); }, {"M21:32"}},
    {"M22",
     [](auto& t) {
       t.cell(2, 1, "0000 - +").cell(8, 1, "0000 - +").points(2, " 1.0").points(8, " 1.5");
       t.put("310   1", 62, "   3.5").put("310   4", 62, "   2.0");
     },
     {"M22:28"}},
    {"M22LastRound",
     [](auto& t) {
       t.cell(1, 3, "0000 - +").cell(5, 3, "0000 - +").points(1, " 3.0").points(5, " 2.5");
       t.put("310   1", 62, "   3.5").put("310   3", 62, "   4.5");
     },
     {"M22:28"}},
    {"M22Clean",
     [](auto& t) {
       t.cell(2, 1, "0000 - +").cell(8, 1, "0000 - -").points(2, " 1.0").points(8, " 0.5");
       t.put("310   1", 62, "   3.5").put("310   4", 62, "   1.0");
     },
     {}},
    {"M21Clean", [](auto& t) { t.add("300   1   1   4    1    2"); }, {}},
    {"M19", [](auto& t) { t.add("802   1 ALFA       9.0    3.0"); }, {"M19:32"}},
    {"M19of10", [](auto& t) { t.add("802  10 ALFA       9.0    3.0"); }, {}},
    {"S12", [](auto& t) { t.add("013 Alfa                               1    3"); }, {"S12:32"}},
    {"S12order",
     [](auto& t) {
       t.add("013 Alfa                               1    2");
       t.add("013 Bravo                              4    3");
     },
     {"S12:33"}},
    {"S12swapped",
     [](auto& t) {
       const auto bravo = std::ranges::find_if(
           t.lines, [](const auto& line) { return line.starts_with("310   2"); });
       std::iter_swap(bravo, bravo - 1);
       t.add("013 xx                                 1    2");
       t.add("013 Bravo                              3    4");
     },
     {}},
    {"S12name",
     [](auto& t) {
       t.add("013 Bravo                              3    4");
       t.add("013 Alfa                               1    3");
     },
     {"S12:33"}},
    {"S12clean",
     [](auto& t) { t.add("013    1 Alfa                                        1         2"); },
     {}},
    {"A05", [](auto& t) { t.add("260 001 001    1    9"); }, {"A05:32"}},
};

INSTANTIATE_TEST_SUITE_P(Teams, Teams, testing::ValuesIn(team_cases),
                         [](const auto& one) { return std::string(one.param.name); });

// Record 320 names the team with the U cells.
TEST(TeamByes, AreThoseOfTheCells) {
  const auto lines = [](std::string_view named) {
    ReportText text(clean_team);
    for (const int player : {3, 4}) text.cell(player, 3, "0000 - U");
    for (const int player : {7, 8}) text.cell(player, 3, "0000 - Z");
    text.add("320  1.0  1.0 000 000 " + std::string{named});
    auto found = check_lines(text.bytes(), {Profile::consistency});
    std::erase_if(found, [](const std::string& line) { return !line.starts_with("M15"); });
    return found;
  };
  EXPECT_EQ(lines("002"), std::vector<std::string>{});
  EXPECT_EQ(lines("000"), std::vector<std::string>{"M15:32"});
  EXPECT_EQ(lines("004"), std::vector<std::string>{"M15:32"});
}

// Records 240, 299 and 330 give points that M12 counts.
TEST(TeamPoints, CountByesInAdvanceAndForfeitedMatches) {
  const auto of_team_2 = [](std::string_view record, std::string_view points) {
    ReportText text(clean_team);
    for (const int player : {3, 4, 7, 8}) text.cell(player, 3, "0000 - Z");
    text.put("310   2", 55, points).add(record);
    return std::ranges::count(check_lines(text.bytes(), {Profile::consistency}), "M12:29");
  };
  // In two rounds: 2 match points and 2 game points.
  EXPECT_EQ(of_team_2("330 +- 003 002 004", "   4.0    4.0"), 0);
  EXPECT_EQ(of_team_2("330 +- 003 002 004", "   2.0    2.0"), 2);
  EXPECT_EQ(of_team_2("330 -+ 003 002 004", "   2.0    2.0"), 0);
  EXPECT_EQ(of_team_2("240 H 003 0002", "   3.0    3.0"), 0);
  EXPECT_EQ(of_team_2("240 H 003 0002", "   2.0    2.0"), 2);
}

// A bye that is in the rows before its round is paired counts from that round on.
TEST(TeamPoints, DoNotCountByesOfTheNextRound) {
  for (const std::string_view bye : {"0000 - H", "0000 - F", "0000 - Z"}) {
    ReportText text(clean_team);
    text.cell(1, 4, bye).cell(2, 4, bye);
    for (const auto& line : check_lines(text.bytes(), {Profile::consistency}))
      EXPECT_FALSE(line.starts_with("M12")) << bye;
  }
  ReportText text(clean_team);
  text.cell(1, 4, "0000 - U").cell(2, 4, "0000 - U");
  const auto lines = check_lines(text.bytes(), {Profile::consistency});
  EXPECT_EQ(std::ranges::count(lines, "M12:28"), 2);
}

}  // namespace

const std::vector<CheckCase>& team_check_cases() { return team_cases; }

}  // namespace trf::test
