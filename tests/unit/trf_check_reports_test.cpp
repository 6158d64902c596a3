// Checks that compare records, rows and rounds, on whole reports: families H, C, X, T, B, M and A.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/schedule.hpp"
#include "support/whole_cases.hpp"

namespace trf::test {
namespace {

const std::vector<Profile> engine{Profile::format, Profile::consistency, Profile::pairing};

// Eight players, all games drawn; player 8 has half-point byes in place of these games.
std::string half_point_byes(const std::vector<std::pair<int, int>>& opponents_and_rounds) {
  auto text = Schedule::berger(8).report("CUSTOM_SWISS", true);
  for (const auto& [opponent, round] : opponents_and_rounds)
    text.cell(8, round, "0000 - H").cell(opponent, round, "0000 - H");
  return text.bytes();
}

// Forfeits the games of the first rounds of the rapid event.
std::string forfeited(ReportText t, std::size_t rounds) {
  for (auto& line : t.lines) {
    if (!line.starts_with("001")) continue;
    for (std::size_t r = 0; r < rounds; ++r) {
      auto& result = line[98 + 10 * r];
      result = result == '1' ? '+' : result == '0' ? '-' : result;
    }
  }
  return t.bytes();
}

// 14 and 15 are paired in round 7 and have no result; their points and the ranks follow.
std::string with_open_game(ReportText t, std::string_view record) {
  return t.add(std::string{record})
      .cell(14, 7, "  15 b  ")
      .cell(15, 7, "  14 w  ")
      .points(15, " 1.5")
      .put("001   15", 86, "  17")
      .put("001   17", 86, "  15")
      .put("001   14", 86, "  16")
      .bytes();
}

class WholeReport : public testing::TestWithParam<WholeCase> {};

TEST_P(WholeReport, FiresJustItsCheck) { EXPECT_EQ(lines_of(GetParam()), GetParam().expected); }

const std::vector<WholeCase> cases{
    {"H07", [](auto t) { return t.record("042", "2026/02/30").bytes(); }, {"H07:4"}},
    {"H07clean", [](auto t) { return t.record("042", "2026/03/06").bytes(); }, {}},
    {"H26", [](auto t) { return t.erase("142").bytes(); }, {"H26:0"}, Sample::standard, engine},
    {"H26clean", [](auto t) { return t.bytes(); }, {}, Sample::standard, engine},
    {"H30",
     [](auto t) { return t.record("162", " W 1.0    D 0.5    P 2.0").bytes(); },
     {"H30:16"},
     Sample::rapid},
    {"H30byBBU",
     [](auto t) { return t.erase("162").add("BBU  2.0").bytes(); },
     {"H30:37"},
     Sample::rapid},
    {"H30clean",
     [](auto t) { return t.record("162", " W 1.0    D 0.5    P 0.5").bytes(); },
     {},
     Sample::rapid},
    {"H32", [](auto t) { return t.before("182", "172 ITA ELO").bytes(); }, {"H32:17"}},
    {"H32clean", [](auto t) { return t.before("182", "172 ITA FIDON").bytes(); }, {}},
    {"H40",
     [](auto) { return robin(10, [](auto& t) { t.erase("182").put("001    1", 11, " GM"); }); },
     {"H40:0"}},
    {"H40clean", [](auto) { return robin(10, [](auto& t) { t.erase("182"); }); }, {}},
    {"H45",
     [](auto) {
       auto table = Schedule::berger(8);
       table.rounds.pop_back();
       return table.report("FIDE_ROUNDROBIN", true).bytes();
     },
     {"H45:17"}},
    {"H45clean", [](auto) { return robin(6, nothing); }, {}},
    {"C15",
     [](auto t) { return t.erase("142").cell(7, 8, "0000 - Z").cell(8, 8, "0000 - Z").bytes(); },
     {"C15:27"},
     Sample::standard,
     {Profile::consistency}},
    // Not of a round to be paired: half of the rows and more are away, or the first has another
    // bye.
    {"C15manyAway",
     [](auto t) {
       t.erase("142");
       for (int p = 1; p <= 9; ++p) t.cell(p, 8, "0000 - Z");
       return t.bytes();
     },
     {},
     Sample::standard,
     {Profile::consistency}},
    {"C15otherBye",
     [](auto t) { return t.erase("142").cell(7, 8, "0000 - H").cell(8, 8, "0000 - Z").bytes(); },
     {"T02:27"},
     Sample::standard,
     {Profile::consistency}},
    {"C19", [](auto t) { return forfeited(t, 3); }, {"C19:0"}, Sample::rapid},
    {"C19clean", [](auto t) { return forfeited(t, 2); }, {}, Sample::rapid},
    {"C14",
     [](auto t) { return t.cell(14, 2, "        ").cell(9, 2, "0000 - U").bytes(); },
     {"C14:35"},
     Sample::rapid},
    {"C14clean",
     [](auto t) { return t.cell(14, 2, "0000 - Z").cell(9, 2, "0000 - U").bytes(); },
     {},
     Sample::rapid},
    {"X12",
     [](auto t) { return t.cell(7, 7, "0000 - Z").cell(3, 7, "0000 - U").bytes(); },
     {"X12:28"},
     Sample::rapid},
    // A forfeit without opponent is C12's, in the profile of lines.
    {"X11",
     [](auto t) {
       return t.cell(10, 2, "0000 - +").cell(13, 2, "0000 - Z").cell(16, 2, "0000 - +").bytes();
     },
     {"X11:37"},
     Sample::standard,
     {Profile::consistency}},
    {"X11clean",
     [](auto t) {
       return t.cell(10, 2, "0000 - +").cell(13, 2, "0000 - -").cell(16, 2, "0000 - +").bytes();
     },
     {},
     Sample::standard,
     {Profile::consistency}},
    {"B04",
     [](auto t) { return t.cell(10, 2, "0000 - +").cell(13, 2, "0000 - Z").bytes(); },
     {"B04:37"},
     Sample::standard,
     {Profile::consistency}},
    {"B04clean",
     [](auto t) { return t.cell(10, 2, "0000 - +").cell(13, 2, "0000 - -").bytes(); },
     {},
     Sample::standard,
     {Profile::consistency}},
    {"B06",
     [](auto) {
       return half_point_byes({{1, 1}, {5, 2}, {2, 3}});
     },
     {"B06:28"}},
    {"B06clean",
     [](auto) {
       return half_point_byes({{1, 1}, {5, 2}});
     },
     {}},
    {"X13",
     [](auto) {
       return robin(
           6, [](auto& t) { t.put("001    6", 49, "2300"); }, false);
     },
     {"X13:26"}},
    {"X13clean", [](auto) { return robin(6, nothing, false); }, {}},
    {"X07",
     [](auto) {
       auto table = Schedule::berger(6);
       table.rounds[3].pop_back();  // 5 and 6
       return table.report("FIDE_ROUNDROBIN", true).bytes();
     },
     {"X07:25"}},
    {"X08",
     [](auto) {
       auto table = Schedule::berger(6);
       std::swap(table.rounds[0], table.rounds[1]);
       return table.report("FIDE_ROUNDROBIN", true).bytes();
     },
     {"X08:21"}},
    {"X08clean",
     [](auto) {
       auto table = Schedule::berger(6);
       std::swap(table.rounds[0], table.rounds[1]);
       return table.report("CUSTOM_ROUNDROBIN", true).bytes();
     },
     {}},
    {"T02",
     [](auto t) { return t.add("250       1.0 007 007 0008 0008").points(8, " 6.0").bytes(); },
     {"T02:29"}},
    {"T02otherPoints",
     [](auto t) { return t.add("250       1.0 007 007 0008 0008").points(8, " 6.5").bytes(); },
     {"T01:29"}},
    {"T02clean", [](auto t) { return t.add("250       1.0 007 007 0008 0008").bytes(); }, {}},
    {"B11",
     [](auto t) { return with_open_game(t, "XXZ   14"); },
     {"B11:35"},
     Sample::standard,
     {Profile::consistency}},
    {"B11clean",
     [](auto t) { return with_open_game(t, "XXZ   13"); },
     {},
     Sample::standard,
     {Profile::consistency}},
    {"M10",
     [](auto t) {
       return t.cell(2, 1, "   6 b =")
           .cell(6, 1, "   2 w =")
           .cell(4, 1, "   8 b 1")
           .cell(8, 1, "   4 w 0")
           .points(6, " 2.5")
           .points(8, " 0.5")
           .put("001    6", 86, "   3")
           .put("001    5", 86, "   4")
           .bytes();
     },
     {"M10:21", "M10:23", "M10:25", "M10:27"},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"M14second",
     [](auto t) {
       return t.add("320  1.0  1.0 000 000 000").add("320  1.0  1.0 000 000 000").bytes();
     },
     {"M14:33"},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"M14clean",
     [](auto t) { return t.add("320  1.0  1.0 000 000 000").bytes(); },
     {},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"M18",
     [](auto t) { return t.add("013 Alfa, a team with a very long name1      2").bytes(); },
     {"M18:32"},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"M18clean",
     [](auto t) { return t.add("013 Alfa                               1    2").bytes(); },
     {},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"A02",
     [](auto t) {
       return t.record("192", "FIDE_DUTCH_2026_BAKU")
           .add("250       1.0 001 002 0001 0010")
           .add("250       0.5 003 004 0001 0010")
           .bytes();
     },
     {"A02:39"}},
    {"A02clean",
     [](auto t) {
       return t.add("250       1.0 001 002 0001 0010")
           .add("250       0.5 003 004 0001 0010")
           .bytes();
     },
     {}},
    {"A03",
     [](auto t) { return t.add("XXA    1  1.0  0.0  0.0  0.0  0.0  0.0  0.0  0.0").bytes(); },
     {"A03:39"},
     Sample::standard,
     engine},
    {"A03clean",
     [](auto t) { return t.add("XXA    1  1.0  0.0  0.0  0.0  0.0  0.0  0.0").bytes(); },
     {},
     Sample::standard,
     engine},
    {"A04",
     [](auto t) {
       return t.record("192", "FIDE_DUTCH_2026_BAKU").add("XXA    1  1.0  1.0  0.5  0.5").bytes();
     },
     {"A04:39"}},
    {"A11",
     [](auto t) { return t.add("250       2.0 001 002 0001 0002").bytes(); },
     {"A11:32"},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"A11clean",
     [](auto t) { return t.add("250  2.0      001 002 0001 0002").bytes(); },
     {},
     Sample::team,
     {Profile::format, Profile::consistency}},
    {"A10",
     [](auto t) { return t.erase("162").add("XXS WW=3 WW=1").bytes(); },
     {"A10:38"},
     Sample::standard,
     engine},
    {"A10clean",
     [](auto t) { return t.erase("162").add("XXS WW=1 BW=1 WW=1").bytes(); },
     {},
     Sample::standard,
     engine},
};

INSTANTIATE_TEST_SUITE_P(Checks, WholeReport, testing::ValuesIn(cases),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace

const std::vector<WholeCase>& report_cases() { return cases; }

}  // namespace trf::test
