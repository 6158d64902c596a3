// One edit of a clean report fires one check of the homologation by FSI, on one line; and the
// limits of rapid events.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>

#include "support/check_cases.hpp"

namespace trf::test {
namespace {

class Homologation : public testing::TestWithParam<CheckCase> {};

TEST_P(Homologation, EditFiresJustItsCheck) {
  ReportText text(clean_standard);
  GetParam().edit(text);
  EXPECT_EQ(check_lines(text.bytes(), {Profile::fsi}), GetParam().expected);
}

/// The report without records of TRF26, and a date with dots.
ReportText& of_trf06(ReportText& t) {
  for (const auto* const tag : {"162", "182", "192", "202", "212", "222"}) t.erase(tag);
  return t.put("001    1", 70, "1962.02.02");
}

const std::vector<CheckCase> fsi_cases{
    {"I01", [](auto& t) { t.record("052", "2026/03/01"); }, {"I01:5"}},
    {"I03", [](auto& t) { t.put("001    7", 54, "FRA            "); }, {"I03:28"}},
    {"I04", [](auto& t) { t.put("001    7", 58, "           "); }, {"I04:28"}},
    {"I05", [](auto& t) { t.put("001    8", 49, "1890"); }, {"I05:0"}},
    {"I06", [](auto& t) { t.put("001    7", 11, " 2N"); }, {"I06:28"}},
    {"I07", [](auto& t) { t.put("001    7", 58, "       4711"); }, {"I07:28"}},
    {"I09", [](auto& t) { t.record("032", "FRA"); }, {"I09:3"}},
    {"I10", [](auto& t) { t.record("102", "Bianchi, Luca"); }, {"I10:10"}},
    {"I10three", [](auto& t) { t.record("102", "Bianchi, Luca 123 456"); }, {"I10:10"}},
    {"I10four", [](auto& t) { t.record("102", "Bianchi, Luca 1234"); }, {}},
    {"G01", [](auto& t) { t.record("142", "4"); }, {"G01:14"}},
    {"G01gap", [](auto& t) { t.record("142", "5").put("132", 92, "26/03/02"); }, {"G01:13"}},
    {"G01consecutive", [](auto& t) { t.record("142", "5"); }, {}},
    {"G03", [](auto& t) { t.record("222", "3000"); }, {"G03:21"}},
    {"G03strong", [](auto& t) { t.record("222", "5000"); }, {"G03:21"}},
    {"G04", [](auto& t) { t.record("222", "5400"); }, {"G04:21"}},
    {"G05", [](auto& t) { t.record("192", "FIDE_TEAM").record("222", "5400"); }, {"G05:21"}},
    {"G06",
     [](auto& t) {
       t.put("132", 112, "26/03/07").put("132", 122, "26/03/07").put("132", 132, "26/03/07");
     },
     {"G06:13"}},
    {"G07", [](auto& t) { t.record("042", "2025/11/01"); }, {"G07:5"}},
    {"G10", [](auto& t) { t.cell(9, 1, "   1 w -").cell(1, 1, "   9 b +"); }, {"G10:30"}},
    {"G10excluded",
     [](auto& t) {
       t.cell(9, 1, "   1 w -").cell(1, 1, "   9 b +");
       for (int round = 2; round <= 7; ++round) t.cell(9, round, "0000 - Z");
     },
     {"G15:30"}},
    {"G11",
     [](auto& t) { t.cell(14, 2, "  11 w -").cell(14, 3, "  13 b -").cell(14, 6, "  12 w -"); },
     {"G11:35"}},
    {"G11excludedInTime",
     [](auto& t) {
       t.cell(14, 1, "  15 w -").cell(14, 2, "  11 w -").cell(14, 3, "  13 b -");
       for (int round = 4; round <= 7; ++round) t.cell(14, round, "0000 - Z");
     },
     {"G10:35", "G15:35"}},
    {"G11inTheLastRound",
     [](auto& t) { t.cell(14, 5, "  11 w -").cell(14, 6, "  13 b -").cell(14, 7, "  12 w -"); },
     {"G11:35", "G13:35"}},
    {"G11withoutOpponent",
     [](auto& t) { t.cell(14, 2, "0000 - -").cell(14, 3, "0000 - -").cell(14, 6, "0000 - -"); },
     {}},
    {"G11reservesOfATeam",
     [](auto& t) {
       t.record("192", "FIDE_TEAM");
       for (int round = 1; round <= 7; ++round)
         t.cell(14, round, round < 5 ? "0000 - -" : "0000 - Z");
     },
     {}},
    {"G12",
     [](auto& t) { t.cell(14, 2, "0000 - Z").cell(14, 3, "0000 - Z").cell(14, 6, "0000 - Z"); },
     {"G12:35"}},
    {"G12twice", [](auto& t) { t.cell(14, 2, "0000 - Z").cell(14, 3, "0000 - Z"); }, {}},
    // TRF06 has no Z.
    {"G12trf06",
     [](auto& t) {
       of_trf06(t).cell(14, 2, "0000 - -").cell(14, 3, "0000 - -").cell(14, 6, "0000 - -");
     },
     {"G12:29"}},
    {"G13", [](auto& t) { t.cell(14, 7, "  15 b -"); }, {"G13:35"}},
    {"G14", [](auto& t) { t.cell(14, 3, "0000 - H"); }, {"G14:35"}},
    {"G14round1", [](auto& t) { t.record("212", "PTS,BH,SB").cell(14, 1, "0000 - H"); }, {}},
    {"G14ofTheRegulation",
     [](auto& t) { t.record("212", "PTS,BHFSI").cell(14, 1, "0000 - H"); },
     {}},
    {"G14withoutList",
     [](auto& t) { t.erase("202").erase("212").cell(14, 1, "0000 - H"); },
     {"G14:33"}},
    {"G14buchholz", [](auto& t) { t.cell(14, 1, "0000 - H"); }, {"G14:35"}},
    {"G15", [](auto& t) { t.cell(14, 6, "0000 - Z").cell(14, 7, "0000 - Z"); }, {"G15:35"}},
    {"G15trf06",
     [](auto& t) { of_trf06(t).cell(14, 6, "0000 - -").cell(14, 7, "0000 - -"); },
     {"G15:29"}},
    {"G15withoutZ", [](auto& t) { t.cell(14, 6, "0000 - -").cell(14, 7, "0000 - -"); }, {}},
};

INSTANTIATE_TEST_SUITE_P(Fsi, Homologation, testing::ValuesIn(fsi_cases),
                         [](const auto& one) { return std::string(one.param.name); });

TEST(Homologation, RapidLimitsAreInclusive) {
  const auto with = [](int minutes, const std::function<void(ReportText&)>& edit) {
    ReportText text(clean_rapid);
    edit(text);
    trf::CheckOptions options;
    options.today = trf::Date{2026, 3, 16};
    options.seconds_for_60_moves = minutes * 60;
    return check_lines(text.bytes(), {Profile::fsi_rapid}, options);
  };
  const auto nothing = [](ReportText&) {};
  EXPECT_EQ(with(14, nothing), (std::vector<std::string>{"G20:21"}));
  EXPECT_EQ(with(15, nothing), std::vector<std::string>{});
  EXPECT_EQ(with(60, nothing), std::vector<std::string>{});
  EXPECT_EQ(with(61, nothing), (std::vector<std::string>{"G20:21"}));
  EXPECT_EQ(with(20, [](ReportText& t) { t.record("142", "5"); }),
            (std::vector<std::string>{"G21:14"}));
  EXPECT_EQ(with(20, [](ReportText& t) { t.erase("001   16").erase("001   15").erase("001   14"); })
                .front(),
            "G22:6");
  EXPECT_EQ(with(20, [](ReportText& t) { t.record("052", "2026/03/01"); }),
            (std::vector<std::string>{"G23:5"}));
  EXPECT_EQ(with(20, [](ReportText& t) { t.record("042", "2026/02/12"); }),
            (std::vector<std::string>{"G25:5"}));
  EXPECT_EQ(with(20, [](ReportText& t) { t.record("042", "2026/02/13"); }),
            std::vector<std::string>{});
  const auto on_one_day = [](int rounds) {
    return [rounds](ReportText& t) {
      std::string dates(88, ' ');
      for (int round = 0; round < rounds; ++round) dates += "26/03/14  ";
      t.record("132", dates);
    };
  };
  EXPECT_EQ(with(20, on_one_day(16)), (std::vector<std::string>{"G24:13"}));
  EXPECT_EQ(with(20, on_one_day(15)), std::vector<std::string>{});
}

// Rapid 1: "Per tutto ciò che non è contemplato nel presente regolamento vale il RTF."
TEST(Homologation, ConductOfTheRtfHoldsInRapidEventsToo) {
  ReportText text(clean_rapid);
  text.cell(16, 2, "  11 w -").cell(16, 3, "  13 b -").cell(16, 6, "  10 b -");
  trf::CheckOptions options;
  options.today = trf::Date{2026, 3, 16};
  EXPECT_EQ(check_lines(text.bytes(), {Profile::fsi_rapid}, options),
            (std::vector<std::string>{"G11:37"}));
}

}  // namespace

const std::vector<CheckCase>& homologation_check_cases() { return fsi_cases; }

}  // namespace trf::test
