// The checks that an edit of one field does not fire: bytes, whole files, round robins and matches,
// facts beside the report.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <set>

#include "support/check_cases.hpp"
#include "support/schedule.hpp"
#include "trf/check.hpp"
#include "trf/fix.hpp"

namespace {

using trf::Profile;
using trf::test::check_lines;
using trf::test::ids_of;
using trf::test::ReportText;
using trf::test::Schedule;

const std::vector<Profile> usual{Profile::format, Profile::consistency, Profile::rating};
const std::vector<Profile> engine{Profile::format, Profile::consistency, Profile::pairing};

enum class Sample { standard, rapid, team };

ReportText sample(Sample which) {
  switch (which) {
    case Sample::standard: return ReportText(trf::test::clean_standard);
    case Sample::rapid: return ReportText(trf::test::clean_rapid);
    case Sample::team: break;
  }
  return ReportText(trf::test::clean_team);
}

/// The report as it is, with LF or CRLF between its lines.
std::string with_line_ends(const ReportText& text, std::string_view end) {
  std::string out;
  for (const auto& line : text.lines) out.append(line).append(end);
  return out;
}

struct Case {
  const char* name;
  std::function<std::string(ReportText)> bytes;
  std::vector<std::string> expected;  ///< "ID:LINE", in the order of the lines
  Sample from = Sample::standard;
  std::vector<Profile> profiles = usual;
  trf::CheckOptions options = {};
};

// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for it
void PrintTo(const Case& c, std::ostream* out) { *out << c.name; }

trf::CheckOptions on(trf::Date today) {
  trf::CheckOptions options;
  options.today = today;
  return options;
}
trf::CheckOptions registered(trf::Date day) {
  trf::CheckOptions options;
  options.registered = day;
  return options;
}
trf::CheckOptions named(std::string file_name) {
  trf::CheckOptions options;
  options.file_name = std::move(file_name);
  return options;
}

class Whole : public testing::TestWithParam<Case> {};

TEST_P(Whole, ReportFiresJustItsCheck) {
  const auto& one = GetParam();
  EXPECT_EQ(check_lines(one.bytes(sample(one.from)), one.profiles, one.options), one.expected);
}

std::string robin(int players, const std::function<void(ReportText&)>& edit, bool drawn = true) {
  auto text = Schedule::berger(players).report("FIDE_ROUNDROBIN", drawn);
  edit(text);
  return text.bytes();
}
void nothing(ReportText&) {}

std::string match_of(std::size_t games, std::size_t stated) {
  Schedule table;
  table.players = 2;
  for (std::size_t g = 0; g < games; ++g)
    table.rounds.push_back({g % 2 == 0 ? Schedule::Pair{1, 2} : Schedule::Pair{2, 1}});
  return table.report("CUSTOM_SWISS", false).record("142", std::to_string(stated)).bytes();
}

// Six who beat the higher numbers, but for the last, who is unrated and draws once.
std::string half_a_point(std::string_view start, std::string_view end, std::string_view control) {
  auto text = Schedule::berger(6).report("FIDE_ROUNDROBIN", false);
  text.put("001    6", 49, "    ").record("072", "5").record("042", start).record("052", end);
  text.record("222", control).erase("122");
  for (std::size_t r = 0; r < 5; ++r) text.put("132", 92 + 10 * r, start.substr(2, 2));
  const auto winner = text.lines[text.line_of("001    6") - 1].substr(91, 4);
  text.put("001    6", 99, "=").points(6, " 0.5");
  auto& row = text.lines[text.line_of("001 " + winner) - 1];
  row[98] = '=';
  row[81] = static_cast<char>(row[81] - 1);
  row.replace(82, 2, ".5");
  return text.bytes();
}

// Eight who draw everything; player 8 has half-point byes instead of these games.
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

// Player n stands in line 21 + n of both individual samples.
const std::vector<Case> whole_cases{
    {"P01",
     [](auto t) {
       auto b = t.bytes();
       return b.erase(b.find("\r\n022"), 1);
     },
     {"P01:2"}},
    {"P02", [](auto t) { return with_line_ends(t, "\n"); }, {"P02:1"}},
    {"P03",
     [](auto t) {
       auto b = t.bytes();
       b.resize(b.size() - 2);
       return b;
     },
     {"P03:38"}},
    {"P04", [](auto t) { return fmt::format("\xEF\xBB\xBF{}", t.bytes()); }, {"P04:1"}},
    {"P05",
     [](auto t) {
       std::string wide = "\xFF\xFE";
       for (const char c : t.bytes()) wide += {c, '\0'};
       return wide;
     },
     {"P05:1"}},
    {"P06", [](auto t) { return t.record("022", "Citt\xE0 di Castello").bytes(); }, {"P06:2"}},
    {"P06clean", [](auto t) { return t.record("022", "Citt\xC3\xA0 di Castello").bytes(); }, {}},
    {"P11",
     [](auto t) { return t.add("### " + std::string(trf::Limits{}.line_bytes, 'x')).bytes(); },
     {"P11:39"}},
    {"P11clean",
     [](auto t) { return t.add("### " + std::string(trf::Limits{}.line_bytes - 4, 'x')).bytes(); },
     {}},
    {"P12", [](auto t) { return t.bytes() + "\x1a"; }, {"P12:39"}},
    {"P13",
     [](auto) {
       std::string b;
       for (std::size_t i = 0; i <= trf::Limits{}.lines; ++i) b += "\r\n";
       return b;
     },
     {"P13:0"}},
    {"S03", [](auto t) { return t.lines.resize(21), t.bytes(); }, {"S03:21"}},
    {"S05",
     [](auto t) { return t.lines[27].resize(82), t.bytes(); },
     {"S05:28"},
     Sample::standard,
     {Profile::format}},
    {"S09", [](auto t) { return t.record("192", "Vega 8").bytes(); }, {"S09:18"}},
    {"S09bars", [](auto) { return std::string("001|1|m|Rossi|\r\n"); }, {"S09:1"}},
    {"S10", [](auto) { return std::string("[Event \"Open\"]\r\n1. e4 e5\r\n"); }, {"S10:1"}},
    {"S11", [](auto t) { return t.bytes() + t.bytes(); }, {"S11:39"}},
    {"S15", [](auto) { return std::string(); }, {"S15:1"}},
    {"H07", [](auto t) { return t.record("042", "2026/02/30").bytes(); }, {"H07:4"}},
    {"H07clean", [](auto t) { return t.record("042", "2026/03/06").bytes(); }, {}},
    {"H09", [](auto t) { return t.bytes(); }, {"H09:5"}, Sample::standard, usual, on({2026, 3, 9})},
    {"H09clean", [](auto t) { return t.bytes(); }, {}, Sample::standard, usual, on({2026, 3, 10})},
    {"H10",
     [](auto t) { return t.record("052", "2026/06/04").put("132", 152, "26/06/04").bytes(); },
     {"H10:5"}},
    {"H10clean",
     [](auto t) { return t.record("052", "2026/06/03").put("132", 152, "26/06/03").bytes(); },
     {}},
    {"H26", [](auto t) { return t.erase("142").bytes(); }, {"H26:0"}, Sample::standard, engine},
    {"H26clean", [](auto t) { return t.bytes(); }, {}, Sample::standard, engine},
    {"H30",
     [](auto t) { return t.record("162", " W 1.0    D 0.5    P 2.0").bytes(); },
     {"H30:16"},
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
    {"T02clean", [](auto t) { return t.add("250       1.0 007 007 0008 0008").bytes(); }, {}},
    {"B11",
     [](auto t) {
       return t.add("XXZ   14")
           .cell(14, 7, "  15 b  ")
           .cell(15, 7, "  14 w  ")
           .points(15, " 1.5")
           .put("001   15", 86, "  17")
           .put("001   17", 86, "  15")
           .put("001   14", 86, "  16")
           .bytes();
     },
     {"B11:35"},
     Sample::standard,
     {Profile::consistency}},
    {"B11clean",
     [](auto t) {
       return t.add("XXZ   13")
           .cell(14, 7, "  15 b  ")
           .cell(15, 7, "  14 w  ")
           .points(15, " 1.5")
           .put("001   15", 86, "  17")
           .put("001   17", 86, "  15")
           .put("001   14", 86, "  16")
           .bytes();
     },
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
    {"E04",
     [](auto t) {
       return t.record("222", "5400").record("122", "90").put("001    1", 49, "2400").bytes();
     },
     {"E04:22"}},
    {"E04clean",
     [](auto t) {
       return t.record("222", "5400").record("122", "90").put("001    1", 49, "2399").bytes();
     },
     {}},
    {"E10",
     [](auto) {
       return robin(
           6, [](auto& t) { t.put("001    6", 49, "    ").record("072", "5"); }, false);
     },
     {"E10:26"}},
    {"E10clean",
     [](auto) {
       return robin(6, [](auto& t) { t.put("001    6", 49, "    ").record("072", "5"); });
     },
     {}},
    {"E10rapid2018",
     [](auto) { return half_a_point("2021/03/01", "2021/03/05", "900+10"); },
     {"E10:25"}},
    {"E10rapid2022", [](auto) { return half_a_point("2022/03/01", "2022/03/05", "900+10"); }, {}},
    {"E10standard", [](auto) { return half_a_point("2021/03/01", "2021/03/05", "5400+30"); }, {}},
    {"H10rapid",
     [](auto t) { return t.record("042", "2026/02/12").put("132", 92, "26/02/12").bytes(); },
     {"H10:5"},
     Sample::rapid},
    {"H10rapidclean",
     [](auto t) { return t.record("042", "2026/02/13").put("132", 92, "26/02/13").bytes(); },
     {},
     Sample::rapid},
    {"E13", [](auto) { return robin(4, nothing); }, {"E13:0"}},
    {"E11",
     [](auto) {
       return robin(6, [](auto& t) {
         for (const char* n : {"001    4", "001    5", "001    6"}) t.put(n, 49, "    ");
         t.record("072", "3").record("042", "2021/03/01").record("052", "2021/03/05");
         for (std::size_t r = 0; r < 5; ++r) t.put("132", 92 + 10 * r, "21");
       });
     },
     {"E11:0"}},
    {"E11clean",
     [](auto) {
       return robin(6, [](auto& t) {
         for (const char* n : {"001    5", "001    6"}) t.put(n, 49, "    ");
         t.record("072", "4").record("042", "2021/03/01").record("052", "2021/03/05");
         for (std::size_t r = 0; r < 5; ++r) t.put("132", 92 + 10 * r, "21");
       });
     },
     {}},
    {"E12", [](auto) { return match_of(4, 4); }, {"E12:21"}},
    {"E12clean", [](auto) { return match_of(2, 2); }, {}},
    {"E14",
     [](auto t) { return t.bytes(); },
     {"E14:5"},
     Sample::standard,
     usual,
     on({2026, 3, 18})},
    {"E14clean", [](auto t) { return t.bytes(); }, {}, Sample::standard, usual, on({2026, 3, 17})},
    {"E16clean", [](auto t) { return t.put("001    7", 54, "FRA").bytes(); }, {}},
    {"E15",
     [](auto t) { return t.bytes(); },
     {"E15:4"},
     Sample::standard,
     usual,
     registered({2026, 3, 4})},
    {"E15clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual,
     registered({2026, 3, 3})},
    {"E18",
     [](auto) {
       return robin(10, [](auto& t) { t.erase("202").erase("212").put("001    1", 11, " GM"); });
     },
     {"E18:0"}},
    {"E18clean", [](auto) { return robin(10, [](auto& t) { t.erase("202").erase("212"); }); }, {}},
    {"E19",
     [](auto) {
       auto text = Schedule::berger(12).report("CUSTOM_SWISS", true);
       for (int p = 3; p <= 12; ++p) text.put(fmt::format("001 {:4}", p), 49, "    ");
       return text.record("072", "2").bytes();
     },
     {"E19:0"}},
    {"E19clean",
     [](auto) {
       auto text = Schedule::berger(12).report("CUSTOM_SWISS", true);
       for (int p = 4; p <= 12; ++p) text.put(fmt::format("001 {:4}", p), 49, "    ");
       return text.record("072", "3").bytes();
     },
     {}},
    {"G02",
     [](auto) {
       return robin(6, [](auto& t) { t.record("192", "CUSTOM_SWISS").record("142", "6"); });
     },
     {"G02:6"},
     Sample::standard,
     {Profile::fsi}},
    {"W03",
     [](auto t) { return t.bytes(); },
     {"W03:0"},
     Sample::standard,
     usual,
     named("open_r03.trf")},
    {"W03clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual,
     named("open_r07.trf")},
};

INSTANTIATE_TEST_SUITE_P(Reports, Whole, testing::ValuesIn(whole_cases),
                         [](const auto& one) { return std::string(one.param.name); });

// What --explain says of --fix, --fix does; and it takes the finding away.
TEST(Catalogue, RepairsThatArePromisedAreMade) {
  for (const auto& one : whole_cases) {
    const auto ids = ids_of(one.expected);
    if (ids.size() != 1) continue;
    const auto& check = trf::check_of(trf::CheckId::find(*ids.begin()).value());
    if (check.explanation.find("--fix") == std::string_view::npos) continue;
    const auto fixed = trf::fix(one.bytes(sample(one.from)));
    for (const auto& repair : fixed.repairs) EXPECT_TRUE(trf::is_fixable(repair.check));
    EXPECT_FALSE(fixed.repairs.empty()) << one.name;
    EXPECT_FALSE(ids_of(check_lines(fixed.bytes, one.profiles, one.options)).contains(*ids.begin()))
        << one.name;
  }
}

}  // namespace

// The checks of the tables here that fire alone, with a neighbour on which they do not: the case
// of the same name and "clean", or the sample as it is.
std::set<std::string> trf::test::whole_checks_fired_alone() {
  std::set<std::string> alone;
  for (const auto& one : whole_cases) {
    const auto ids = ids_of(one.expected);
    if (ids.size() != 1) continue;
    const auto clean = *ids.begin() + "clean";
    const auto neighbour = std::ranges::find(whole_cases, clean, &Case::name);
    const auto fired = neighbour != whole_cases.end()
                           ? neighbour->expected
                           : check_lines(sample(one.from).bytes(), one.profiles, one.options);
    if (!ids_of(fired).contains(*ids.begin())) alone.insert(*ids.begin());
  }
  return alone;
}
