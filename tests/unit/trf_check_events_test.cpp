// Checks of the requirements of an event, on whole reports: ratings, dates, homologation.

#include <fmt/format.h>
#include <gtest/gtest.h>

#include "support/schedule.hpp"
#include "support/whole_cases.hpp"

namespace trf::test {
namespace {

std::string match_of(std::size_t games, std::size_t stated) {
  Schedule table;
  table.players = 2;
  for (std::size_t g = 0; g < games; ++g)
    table.rounds.push_back({g % 2 == 0 ? Schedule::Pair{1, 2} : Schedule::Pair{2, 1}});
  return table.report("CUSTOM_SWISS", false).record("142", std::to_string(stated)).bytes();
}

// Six players; the lower number wins, but the last, who is unrated, has one draw.
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

CheckOptions on(Date today) {
  CheckOptions options;
  options.today = today;
  return options;
}
CheckOptions registered(Date day) {
  CheckOptions options;
  options.registered = day;
  return options;
}

class Event : public testing::TestWithParam<WholeCase> {};

TEST_P(Event, FiresJustItsCheck) { EXPECT_EQ(lines_of(GetParam()), GetParam().expected); }

const std::vector<WholeCase> cases{
    {"H09",
     [](auto t) { return t.bytes(); },
     {"H09:5"},
     Sample::standard,
     usual_profiles,
     on({2026, 3, 9})},
    {"H09clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual_profiles,
     on({2026, 3, 10})},
    {"H10",
     [](auto t) { return t.record("052", "2026/06/04").put("132", 152, "26/06/04").bytes(); },
     {"H10:5"}},
    {"H10clean",
     [](auto t) { return t.record("052", "2026/06/03").put("132", 152, "26/06/03").bytes(); },
     {}},
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
    {"E10standard",
     [](auto) { return half_a_point("2021/03/01", "2021/03/05", "5400+30"); },
     {"E10:25"}},
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
     usual_profiles,
     on({2026, 3, 18})},
    {"E14clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual_profiles,
     on({2026, 3, 17})},
    {"E16clean", [](auto t) { return t.put("001    7", 54, "FRA").bytes(); }, {}},
    {"E15",
     [](auto t) { return t.bytes(); },
     {"E15:4"},
     Sample::standard,
     usual_profiles,
     registered({2026, 3, 4})},
    {"E15of132",
     [](auto t) { return t.erase("042").bytes(); },
     {"H05:0", "E15:12"},
     Sample::standard,
     usual_profiles,
     registered({2026, 3, 4})},
    {"E15clean",
     [](auto t) { return t.bytes(); },
     {},
     Sample::standard,
     usual_profiles,
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
};

INSTANTIATE_TEST_SUITE_P(Checks, Event, testing::ValuesIn(cases),
                         [](const auto& one) { return std::string(one.param.name); });

}  // namespace

const std::vector<WholeCase>& event_cases() { return cases; }

}  // namespace trf::test
