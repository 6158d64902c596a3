// Each number of a check: at one less, itself, and one more.

#include <gtest/gtest.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <functional>

#include "support/checked.hpp"
#include "support/report_text.hpp"
#include "support/schedule.hpp"
#include "support/sketch.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/layout.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace {

using trf::CheckId;
using trf::Profile;
using trf::test::ReportText;

const std::string standard = TRF_SAMPLES "/clean-standard.trf";
const std::vector<Profile> usual{Profile::format, Profile::consistency, Profile::rating};
using Edit = std::function<void(ReportText&)>;

trf::Diagnostics findings(const Edit& edit, trf::CheckOptions options = {},
                          const std::vector<Profile>& profiles = usual) {
  ReportText text(standard);
  edit(text);
  return trf::test::checked(text.bytes(), profiles, std::move(options));
}

long count(CheckId id, const Edit& edit, trf::CheckOptions options = {},
           const std::vector<Profile>& profiles = usual) {
  return trf::test::count_of(id, findings(edit, std::move(options), profiles));
}

Edit born(std::string_view date) {
  return [date](ReportText& t) { t.put("001    7", 70, date); };
}

TEST(Ages, AreFourTo105YearsInTheYearOfTheStart) {
  EXPECT_EQ(count("R26", born("2023/01/01")), 1);
  EXPECT_EQ(count("R26", born("2022/01/01")), 0);
  EXPECT_EQ(count("R26", born("2021/01/01")), 0);
  EXPECT_EQ(count("R26", born("1922/01/01")), 0);
  EXPECT_EQ(count("R26", born("1921/01/01")), 0);
  EXPECT_EQ(count("R26", born("1920/01/01")), 1);
}

// Without record 042 the rounds, the last day or today show that a player cannot be born later.
TEST(Ages, AreKnownWithoutAStartDate) {
  const auto without = [](std::string_view date, bool dates, bool end) {
    return [=](ReportText& t) {
      t.erase("042");
      if (!dates) t.erase("132");
      if (!end) t.erase("052");
      born(date)(t);
    };
  };
  for (const bool dates : {true, false})
    for (const bool end : {true, false}) {
      EXPECT_EQ(count("R26", without("2027/01/01", dates, end)), 1) << dates << end;
      EXPECT_EQ(count("R26", without("1890/01/01", dates, end)), 1) << dates << end;
      EXPECT_EQ(count("R26", without("1990/01/01", dates, end)), 0) << dates << end;
    }
  // The report may be of 2006: 105 years then are 125 in 2026.
  EXPECT_EQ(count("R26", without("1901/01/01", false, false)), 0);
  EXPECT_EQ(count("R26", without("1900/01/01", false, false)), 1);
}

TEST(Ratings, AreWithin1000To2900AndAboveTheFloorOf2024) {
  const auto rated = [](std::string_view rating, std::string_view start = "2026/03/06") {
    return [=](ReportText& t) { t.put("001    7", 49, rating).record("042", start); };
  };
  EXPECT_EQ(count("R15", rated(" 999")), 1);
  EXPECT_EQ(count("R15", rated("1000")), 0);
  EXPECT_EQ(count("R15", rated("1001")), 0);
  EXPECT_EQ(count("R15", rated("2899")), 0);
  EXPECT_EQ(count("R15", rated("2900")), 0);
  EXPECT_EQ(count("R15", rated("2901")), 1);
  EXPECT_EQ(count("R17", rated("1399")), 1);
  EXPECT_EQ(count("R17", rated("1400")), 0);
  EXPECT_EQ(count("R17", rated("1401")), 0);
  EXPECT_EQ(count("R17", rated("1399", "2024/02/29")), 0);
  EXPECT_EQ(count("R17", rated("1399", "2024/03/01")), 1);
}

TEST(FideNumbers, HaveSixToNineDigits) {
  const auto numbered = [](std::string_view number) {
    return [=](ReportText& t) { t.put("001    7", 58, number); };
  };
  EXPECT_EQ(count("R22", numbered("      12345")), 1);
  EXPECT_EQ(count("R22", numbered("     123456")), 0);
  EXPECT_EQ(count("R22", numbered("  123456789")), 0);
  EXPECT_EQ(count("R22", numbered(" 1234567890")), 1);
}

TEST(Ranks, OfARowThatHasNoneWhereOthersHaveOneAreMissing) {
  // Also in a tournament that is not over.
  const auto blank = [](ReportText& t) { t.record("142", "9").put("001    7", 86, "    "); };
  EXPECT_EQ(count("R28", blank), 1);
}

TEST(Points, OfARowThatHasNoneWhereOthersHaveThemAreMissing) {
  EXPECT_EQ(count("R27", [](ReportText& t) { t.put("001    7", 81, "    "); }), 1);
}

TEST(Columns, ThatAreEmptyInAllRowsAreOneFinding) {
  struct Column {
    CheckId check;
    std::size_t first, width;
  };
  for (const auto& [check, first, width] :
       {Column{"R04", 15, 33}, Column{"R08", 10, 1}, Column{"R18", 54, 3}, Column{"R20", 58, 11},
        Column{"R28", 86, 4}}) {
    const auto blank = [&](std::size_t rows) {
      return [=](ReportText& t) {
        std::size_t left = rows;
        for (auto& line : t.lines)
          if (line.starts_with("001") && left-- > 0)
            line.replace(first - 1, width, std::string(width, ' '));
      };
    };
    EXPECT_EQ(count(check, blank(17)), 1) << check;
    EXPECT_EQ(count(check, blank(16)), 16) << check;
  }
}

TEST(Dates, OfARoundThatShareItsDayWithAnotherAreNotMissed) {
  // Rounds 2 and 3 are on the same day.
  EXPECT_EQ(count("H12", [](ReportText& t) { t.put("132", 112, "        "); }), 1);
  EXPECT_EQ(count("H12", [](ReportText& t) { t.put("132", 102, "        "); }), 1);
}

TEST(Dates, InARecordForEachRoundAreNotRepeatedRecords) {
  const auto records = [](std::string_view third) {
    return [=](ReportText& t) {
      t.erase("132");
      for (const std::string_view date :
           {std::string_view{"2026/03/06"}, std::string_view{"2026/03/07"}, third,
            std::string_view{"2026/03/08"}, std::string_view{"2026/03/08"},
            std::string_view{"2026/03/09"}, std::string_view{"2026/03/10"}})
        t.before("142", "132 " + std::string{date});
    };
  };
  EXPECT_EQ(count("S04", records("2026/03/07")), 0);
  EXPECT_EQ(count("H12", records("2026/03/07")), 0);
  EXPECT_EQ(count("S04", records("")), 0);
  EXPECT_EQ(count("H12", records("")), 1);
}

// A second record 320 has a finding of its own, and dates may have a record each.
TEST(Records, ThatOccurOnceAreFoundTwice) {
  int known = 0;
  for (const auto& record : trf::layout::records()) {
    if (record.count != trf::layout::Count::once || record.tag == "320" || record.tag == "132")
      continue;
    ++known;
    const auto again = [&record](int times) {
      return [&record, times](ReportText& t) {
        std::erase_if(t.lines,
                      [&](const std::string& line) { return line.starts_with(record.tag); });
        for (int i = 0; i < times; ++i) t.before("001", fmt::format("{} {}", record.tag, i + 1));
      };
    };
    EXPECT_EQ(count("S04", again(1)), 0) << record.tag;
    EXPECT_EQ(count("S04", again(2)), 1) << record.tag;
  }
  EXPECT_GT(known, 20);
}

TEST(Events, LastNinetyDaysAtMostThirtyWhenFast) {
  const auto ends = [](std::string_view day) {
    return [=](ReportText& t) { t.record("042", "2026/03/01").record("052", day).erase("132"); };
  };
  trf::CheckOptions fast;
  fast.seconds_for_60_moves = 900;
  EXPECT_EQ(count("H10", ends("2026/05/28")), 0);
  EXPECT_EQ(count("H10", ends("2026/05/29")), 0);
  EXPECT_EQ(count("H10", ends("2026/05/30")), 1);
  EXPECT_EQ(count("H10", ends("2026/03/29"), fast), 0);
  EXPECT_EQ(count("H10", ends("2026/03/30"), fast), 0);
  EXPECT_EQ(count("H10", ends("2026/03/31"), fast), 1);
}

// G07 has the sentence of H10: with both profiles it is reported once.
TEST(Events, ThatAreTooLongForFideAndTheFsiAreOneFinding) {
  const std::vector<Profile> both{Profile::format, Profile::consistency, Profile::rating,
                                  Profile::fsi};
  const auto found =
      findings([](ReportText& t) { t.record("052", "2026/12/10").erase("132"); }, {}, both);
  EXPECT_EQ(std::ranges::count(found, CheckId{"G07"}, &trf::Diagnostic::check), 1);
  EXPECT_EQ(std::ranges::count(found, CheckId{"H10"}, &trf::Diagnostic::check), 0);
}

// A field of dashes is not a number, so it is not one number of two players.
TEST(Names, WithDashesForANumberAreOfDifferentPlayers) {
  const auto dashes = [](std::string_view row) {
    return [=](ReportText& t) { t.put("001    7", 58, "-----------").put(row, 58, "-----------"); };
  };
  EXPECT_EQ(count("R07", dashes("001    8")), 0);
  EXPECT_EQ(count("R07", [](ReportText& t) { t.put("001    8", 58, "     800959"); }), 2);
}

TEST(Names, WithAndWithoutUmlautAreOneName) {
  const auto twins = [](std::string_view a, std::string_view b) {
    return [=](ReportText& t) {
      t.put("001    7", 15, a).put("001    8", 15, b);
      for (const std::string_view row : {"001    7", "001    8"})
        t.put(row, 58, "           ").put(row, 70, "1990/01/01");
    };
  };
  EXPECT_EQ(count("R07", twins("M\xC3\xBCller, Eva                      ",
                               "Mueller, Eva                     ")),
            1);
  EXPECT_EQ(
      count("R07", twins("Moller, Eva                      ", "Mueller, Eva                     ")),
      0);
  const auto national = [](ReportText& t) {
    t.put("001    7", 15, "Mueller, Eva                     ");
    t.before("182", "172 ITA FIDE ")
        .before("001    1", "ITA    7 w    M\xC3\xBCller, Eva                      1900");
  };
  EXPECT_EQ(count("N06", national), 0);
}

TEST(RunningTournaments, MayHaveThePointsOfAnEarlierRound) {
  // Nobody has points yet, and the ranks are the start numbers.
  const auto early = [](ReportText& t) {
    t.record("142", "9");
    int rank = 0;
    for (auto& line : t.lines)
      if (line.starts_with("001")) {
        const auto text = std::to_string(++rank);
        line.replace(80, 9, " 0.0 " + std::string(4 - text.size(), ' ') + text);
      }
  };
  const auto found = findings(early);
  EXPECT_EQ(std::ranges::count(found, CheckId{"T01"}, &trf::Diagnostic::check), 1);
  for (const auto& one : found)
    if (one.check == "T01" || one.check == "T05") {
      EXPECT_EQ(one.severity, trf::Severity::info) << one.message;
    }
}

// The last column has byes only: it is the round to be paired, and not in the points yet.
TEST(RunningTournaments, MayHaveAByeOfTheNextRoundInItsCell) {
  auto t = trf::test::sketch({"2w1 3b0 H", "1b0 4w1", "4b1 1w1", "3w0 2b0"});
  for (trf::PlayerIndex p = 0; p < t.player_count(); ++p) t.players[p].points = t.score(p, 2);
  const auto found = trf::test::checked(trf::write(t).bytes, {Profile::rating});
  const auto t02 = std::ranges::find(found, CheckId{"T02"}, &trf::Diagnostic::check);
  ASSERT_NE(t02, found.end());
  EXPECT_EQ(t02->severity, trf::Severity::info);
}

// The points can have the byes of the next round. With those of later rounds they differ from the
// results, and other programs refuse them.
TEST(RunningTournaments, NameTheRoundsOfTheByesInTheirCells) {
  auto t = trf::test::sketch({"2w1 3b0 . H H", "1b0 4w1 H . H", "4b1 1w1", "3w0 2b0"});
  t.stated_rounds = 7;
  const auto found = [&](int first, int second) {
    const std::array last{first, second, 2, 2};
    for (trf::PlayerIndex p = 0; p < t.player_count(); ++p)
      t.players[p].points = t.score(p, last[p]);
    std::vector<std::string> said;
    for (const auto& one : trf::test::checked(trf::write(t).bytes, {Profile::consistency}))
      if (one.check == "T01" || one.check == "T02")
        said.push_back(fmt::format("{} {}: {}", one.check.text(),
                                   trf::severity_names[static_cast<std::size_t>(one.severity)],
                                   to_string(one.message)));
    return said;
  };
  using Said = std::vector<std::string>;
  EXPECT_EQ(found(2, 2),
            (Said{"T02 info: points are 1.0; with the byes of rounds 4 and 5 they are 2.0",
                  "T02 info: points are 1.0; with the byes of rounds 3 and 5 they are 2.0"}));
  EXPECT_EQ(found(2, 3),
            (Said{"T02 info: points are 1.0; with the byes of rounds 4 and 5 they are 2.0",
                  "T02 info: points are 1.5; with the bye of round 5 they are 2.0"}));
  EXPECT_EQ(
      found(5, 5),
      (Said{"T02 warning: points are 2.0 with the byes of rounds 4 and 5; the results give 1.0",
            "T02 warning: points are 2.0 with the byes of rounds 3 and 5; the results give 1.0"}));
  EXPECT_EQ(found(4, 2),
            (Said{"T01 error: points of player 1 are 1.5; the results give 1.0",
                  "T02 info: points are 1.0; with the byes of rounds 3 and 5 they are 2.0"}));
}

// C.04.5: each match has both colours, and pairings do not look at them; only a forfeit makes three
// equal colours in a row.
TEST(Colours, OfADoubleSwissHaveNoLimit) {
  auto t = trf::test::sketch(
      {"2w1 2b- 3w1 3b- 4w1 4b1", "1b0 1w+", "4w1 4b1 1b0 1w+", "3b0 3w0 U U 1b0 1w0"});
  t.stated_rounds = 9;
  const auto found = [&](const char* code) {
    t.type_code = code;
    return trf::test::count_of(
        "X10", trf::test::checked(trf::write(t).bytes, {Profile::consistency, Profile::rating}));
  };
  EXPECT_EQ(found("FIDE_DOUBLESWISS"), 0);
  EXPECT_GT(found("FIDE_DUTCH"), 0);
}

// C.04.5: a player whose opponent missed one game of the match may get the PAB later.
TEST(ByesOfADoubleSwiss, FollowAMatchOfWhichBothGamesWereForfeited) {
  const auto found = [](std::string_view row, std::string_view opponent) {
    auto t = trf::test::sketch({row, opponent, "4w1 4b1 2w1 2b1", "3b0 3w0"});
    t.type_code = "FIDE_DOUBLESWISS";
    t.stated_rounds = 10;
    return trf::test::count_of("B03", trf::test::checked(trf::write(t).bytes, usual));
  };
  EXPECT_EQ(found("2w1 2b+ U U", "1b0 1w- 3b0 3w0"), 0);
  EXPECT_EQ(found("2w+ 2b1 U U", "1b- 1w0 3b0 3w0"), 0);
  EXPECT_EQ(found("2w+ 2b+ U U", "1b- 1w- 3b0 3w0"), 1);
  EXPECT_EQ(found("F F U U", "H H 3b0 3w0"), 1);
}

TEST(RunningTournaments, MayHaveByesOfLaterRounds) {
  for (const auto& [round, severity] :
       {std::pair{"009", trf::Severity::info}, {"010", trf::Severity::warning}}) {
    const auto all = findings([&](ReportText& t) {
      t.record("142", "9");
      t.add("240 Z " + std::string{round} + "   11");
    });
    const auto b10 = std::ranges::find(all, CheckId{"B10"}, &trf::Diagnostic::check);
    ASSERT_NE(b10, all.end()) << round;
    EXPECT_EQ(b10->severity, severity) << round;
  }
}

TEST(Examiners, AreAskedByTheirProfileOnly) {
  ReportText text(standard);
  const auto bytes = text.bytes();
  const trf::Document document{bytes};
  const auto read = trf::read(document);
  int asked = 0;
  const std::vector<trf::Examiner> examiners{
      {Profile::tiebreak, [&](const auto&, const auto&, const auto&, const auto&, auto& run) {
         ++asked;
         run.add("T08", Profile::tiebreak, {22, 86, 4}, {});
         run.add("T08", Profile::tiebreak, {22, 86, 4}, {});  // Said already
         run.add("X14", Profile::tiebreak, {22, 86, 4}, {});  // Not of the profile
       }}};
  trf::CheckOptions options;
  options.profiles = {Profile::format};
  EXPECT_TRUE(
      trf::check(document, &*read.value, read.diagnostics, options, examiners).findings.empty());
  EXPECT_EQ(asked, 0);
  options.profiles = {Profile::tiebreak, Profile::pairing};
  const auto run = trf::check(document, &*read.value, read.diagnostics, options, examiners);
  EXPECT_EQ(asked, 1);
  ASSERT_EQ(run.findings.size(), 1U);
  EXPECT_EQ(run.findings[0].check.text(), "T08");
  // Profile pairing has no examiner here, which is reported.
  ASSERT_EQ(run.skipped.size(), 1U);
  EXPECT_EQ(run.skipped[0].check.text(), "X14");
}

// C.04.7 2: a win's points in rounds 1 and 2 of 7, a draw's in 3 and 4, for 10 of 17 players.
TEST(Baku, TakesThePointsAndThePlayersOfTheEvent) {
  const auto baku = [](int last, std::string_view points, bool joins_late = false) {
    return [=](ReportText& t) {
      t.record("192", "FIDE_DUTCH_2026_BAKU").record("162", " W 3.0    D 1.0");
      if (joins_late) t.cell(1, 1, "0000 - Z").cell(9, 1, "0000 - U");
      for (int id = 1; id <= last; ++id) t.add(fmt::format("XXA {:4} {}", id, points));
    };
  };
  EXPECT_EQ(count("A04", baku(9, " 3.0  3.0  1.0  1.0")), 1);
  EXPECT_EQ(count("A04", baku(10, " 3.0  3.0  1.0  1.0")), 0);
  EXPECT_EQ(count("A04", baku(11, " 3.0  3.0  1.0  1.0")), 1);
  EXPECT_EQ(count("A04", baku(10, " 3.0  1.0  1.0  1.0")), 1);
  EXPECT_EQ(count("A04", baku(10, " 3.0  3.0  3.0  1.0")), 1);
  EXPECT_EQ(count("A04", baku(10, " 3.0  3.0  1.0  0.0")), 1);
  EXPECT_EQ(count("A04", baku(10, " 1.0  1.0  0.5  0.5")), 1);
  // 16 players in round 1: eight and, before them, the late entry.
  EXPECT_EQ(count("A04", baku(8, " 3.0  3.0  1.0  1.0", true)), 1);
  EXPECT_EQ(count("A04", baku(9, " 3.0  3.0  1.0  1.0", true)), 0);
  EXPECT_EQ(count("A04", baku(10, " 3.0  3.0  1.0  1.0", true)), 1);
}

// RTF: the report is due after 8 days, and refused after 30.
TEST(DaysAfterTheEnd, AreEightAndThirty) {
  using enum trf::Severity;
  const auto late = [](unsigned days, Profile profile) -> std::optional<trf::Severity> {
    trf::CheckOptions options;
    const unsigned day = 1 + days;  // of March
    options.today = day <= 31 ? trf::Date{2026, 3, static_cast<std::uint8_t>(day)}
                              : trf::Date{2026, 4, static_cast<std::uint8_t>(day - 31)};
    for (const auto& each :
         findings([](ReportText& t) { t.record("052", "2026/03/01"); }, options, {profile}))
      if (each.check == "I01") return each.severity;
    return std::nullopt;
  };
  for (const auto& [days, in_standard, in_rapid] : std::vector<
           std::tuple<unsigned, std::optional<trf::Severity>, std::optional<trf::Severity>>>{
           {7, {}, {}},
           {8, {}, {}},
           {9, warning, {}},
           {29, warning, {}},
           {30, warning, {}},
           {31, error, error}}) {
    EXPECT_EQ(late(days, Profile::fsi), in_standard) << days;
    EXPECT_EQ(late(days, Profile::fsi_rapid), in_rapid) << days;
  }
}

TEST(RateOfPlay, OfTwoRecordsIsComparedInMinutes) {
  std::string said;
  for (const auto& each : findings([](ReportText& t) { t.record("122", "60+30"); }))
    if (each.check == "H24") said = to_string(each.message);
  EXPECT_EQ(said, "60 moves take 120 minutes by 222, and 90 minutes by 122 ('60+30')");
}

TEST(Findings, AreInTheOrderOfLinesThenSeverityThenColumns) {
  using enum trf::Severity;
  trf::Diagnostics found;
  for (const auto& [line, severity, column] :
       std::vector<std::tuple<std::uint32_t, trf::Severity, std::uint32_t>>{
           {2, warning, 9}, {2, error, 30}, {1, info, 5}, {2, warning, 4}, {2, error, 20}})
    found.push_back({trf::CheckId("H01"), severity, {line, column, 1}, {}});
  trf::sort_findings(found);
  std::vector<std::uint32_t> columns;
  for (const auto& each : found) columns.push_back(each.where.column);
  EXPECT_EQ(columns, (std::vector<std::uint32_t>{5, 20, 30, 4, 9}));
}

TEST(Lookalikes, AreFoundAtTheEndOfALine) {
  EXPECT_EQ(count("P14", [](ReportText& t) { t.record("142", "7\xC2\xA0"); }), 1);
}

TEST(GivenType, DecidesHowOftenAPairMeets) {
  const auto found = [](std::string type) {
    trf::CheckOptions options;
    options.type = std::move(type);
    return trf::test::count_of(
        "X07",
        trf::test::checked(trf::test::Schedule::berger(4).report("FIDE_ROUNDROBIN", false).bytes(),
                           usual, std::move(options)));
  };
  EXPECT_EQ(found("rr"), 0);
  EXPECT_EQ(found(""), 0);
}

}  // namespace
