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
    {"S12", [](auto& t) { t.add("013 Alfa                               1    3"); }, {"S12:32"}},
    {"A05", [](auto& t) { t.add("260 001 001    1    9"); }, {"A05:32"}},
};

INSTANTIATE_TEST_SUITE_P(Teams, Teams, testing::ValuesIn(team_cases),
                         [](const auto& one) { return std::string(one.param.name); });

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
