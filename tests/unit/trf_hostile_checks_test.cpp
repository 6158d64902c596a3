// Malformed and hostile inputs that the checks see beside the reader: nothing hangs, nothing is
// read twice, each fault has one finding, and the limits are kept.

#include <gtest/gtest.h>

#include <algorithm>
#include <string>
#include <vector>

#include "trf/check.hpp"
#include "trf/fix.hpp"
#include "trf/read.hpp"

namespace {

const std::string header = "012 Hostile\n142 3\n";

std::string row(int start_rank, const std::string& cells = "",
                const std::string& name = "Player, N") {
  auto number = std::to_string(start_rank);
  number.insert(0, 4 - std::min<std::size_t>(number.size(), 4), ' ');
  return "001 " + number + " m     " + name +
         "                        1500 ITA                         0.0    1" +
         (cells.empty() ? "" : "  " + cells) + "\n";
}

const std::string pair_of_rows = row(1, "   2 w 1") + row(2, "   1 b 0");

/// "ID:LINE:COLUMN" of everything that the reader and all checks of form and consistency find.
std::vector<std::string> findings(const std::string& bytes, const trf::Limits& limits = {}) {
  const trf::Document document{bytes, limits};
  EXPECT_EQ(document.bytes(), bytes);
  const auto read = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::format, trf::Profile::consistency};
  const auto run =
      trf::check(document, read.value ? &*read.value : nullptr, read.diagnostics, options);
  std::vector<std::string> found;
  for (const auto& each : run.findings)
    found.push_back(std::string{each.check.text()} + ':' + std::to_string(each.where.line) + ':' +
                    std::to_string(each.where.column));
  return found;
}

std::size_t count(const std::vector<std::string>& found, const std::string& check) {
  return static_cast<std::size_t>(std::ranges::count_if(
      found, [&](const std::string& each) { return each.starts_with(check + ':'); }));
}

bool has(const std::vector<std::string>& found, const std::string& place) {
  return std::ranges::find(found, place) != found.end();
}

TEST(HostileChecks, AHeaderAloneIsAReportWithoutPlayers) {  // row 4
  EXPECT_EQ(count(findings(header), "S03"), 1U);
  EXPECT_FALSE(trf::read(header).value);
}

TEST(HostileChecks, ASecondByteOrderMarkIsText) {  // row 13
  const auto twice = findings("\xEF\xBB\xBF\xEF\xBB\xBF" + header + pair_of_rows);
  EXPECT_TRUE(has(twice, "P04:1:1"));
  EXPECT_EQ(count(twice, "S01") + count(twice, "S02"), 1U);
  EXPECT_FALSE(has(findings(header + "\xEF\xBB\xBF" + pair_of_rows), "P04:1:1"));
}

TEST(HostileChecks, AVeryLongLineIsSaidAndTheRestRead) {  // row 14
  const auto bytes = "022 " + std::string(std::size_t{10} << 20, 'x') + "\n" + pair_of_rows;
  const auto found = findings(bytes);
  EXPECT_TRUE(has(found, "P11:1:1048577"));
  EXPECT_EQ(trf::read(bytes).value->players.size(), 2U);
  EXPECT_TRUE(has(findings(header + pair_of_rows, {.line_bytes = 20}), "P11:3:21"));
}

TEST(HostileChecks, LinesAndBytesHaveLimits) {  // rows 15, 60
  const auto empty_lines = std::string(5'000'000, '\n');
  EXPECT_EQ(count(findings(empty_lines + "\n"), "P13"), 1U);
  EXPECT_FALSE(trf::read(pair_of_rows + empty_lines).value);
  const auto bytes = header + pair_of_rows;
  EXPECT_TRUE(trf::read(bytes, {.lines = 4}).value);
  EXPECT_FALSE(trf::read(bytes, {.lines = 3}).value);
  EXPECT_TRUE(trf::read(bytes, {.file_bytes = bytes.size()}).value);
  const auto cut = trf::read(bytes, {.file_bytes = bytes.size() - 1});
  EXPECT_FALSE(cut.value);
  ASSERT_EQ(cut.diagnostics.size(), 1U);
  EXPECT_EQ(cut.diagnostics[0].check.text(), "P13");
  EXPECT_TRUE(trf::fix(bytes, {.lines = 3}).repairs.empty());
}

TEST(HostileChecks, ATeamTwiceInARoundIsSaid) {  // row 29
  std::string players;
  for (int i = 1; i <= 4; ++i) players += row(i);
  const std::string teams = "310   1 A" + std::string(64, ' ') + "   1    2\n310   2 B" +
                            std::string(64, ' ') + "   3    4\n";
  const std::string line_up = "300   1   1   2    1    2\n";
  auto boards = line_up.substr(0, line_up.size() - 1);
  for (int i = 0; i < 200; ++i) boards += "    1";
  const auto found =
      findings(header + "352 WB\n" + players + teams + line_up + line_up + boards + "\n");
  EXPECT_TRUE(has(found, "M07:11:9"));
  EXPECT_TRUE(has(found, "M07:12:9"));
  EXPECT_FALSE(has(found, "M07:10:9"));
  EXPECT_EQ(count(found, "M08"), 1U);
}

TEST(HostileChecks, ARankIsNeverAnIndex) {  // row 35
  for (const std::string rank : {"   0", "  -1", "9999", "   3"}) {
    auto bytes = header + pair_of_rows;
    bytes.replace(bytes.find("0.0    1") + 4, 4, rank);
    EXPECT_EQ(count(findings(bytes), "R29"), 1U) << rank;
  }
  EXPECT_EQ(count(findings(header + pair_of_rows), "R29"), 0U);
  EXPECT_EQ(count(findings(header + pair_of_rows), "T06"), 2U);
}

TEST(HostileChecks, OddResultsAreNamedInTheirPlace) {  // row 36
  for (const std::string letter : {"\x01", "\xFF", "\"", "*", "\xEF\xBC\x91"}) {
    const auto found = findings(header + row(1, "   2 w " + letter) + row(2, "   1 b 0"));
    EXPECT_TRUE(has(found, "C08:3:99")) << letter;
  }
  EXPECT_TRUE(has(findings(header + row(1, "   2 w w") + row(2, "   1 b 0")), "C09:3:99"));
}

TEST(HostileChecks, OddColoursAreNamedInTheirPlace) {  // row 37
  for (const std::string colour : {"W", "s", "?"}) {
    const auto found = findings(header + row(1, "   2 " + colour + " 1") + row(2, "   1 b 0"));
    EXPECT_TRUE(has(found, "C05:3:97")) << colour;
  }
}

TEST(HostileChecks, AShiftIsSaidOnceARow) {  // row 38
  auto shifted = pair_of_rows;
  shifted.insert(30, " ");
  const auto found = findings(header + shifted);
  EXPECT_EQ(count(found, "P09"), 1U);
  EXPECT_EQ(count(found, "C08") + count(found, "C05") + count(found, "R27"), 0U);
}

TEST(HostileChecks, ATabIsNeverExpanded) {  // row 39
  auto bytes = header + pair_of_rows;
  bytes.replace(bytes.find("   2 w 1"), 8, "   2\tw 1");
  EXPECT_EQ(count(findings(bytes), "P08"), 1U);
}

TEST(HostileChecks, ALineEndInANameMakesTwoLines) {  // row 44
  auto bytes = header + pair_of_rows;
  bytes.insert(bytes.find("Player, N") + 4, "\r");
  const auto found = findings(bytes);
  EXPECT_EQ(count(found, "S02") + count(found, "S01"), 1U);
  EXPECT_EQ(trf::Document{bytes}.line_count(), 5U);
}

TEST(HostileChecks, ManyTeamsTakeNoLonger) {  // row 49
  std::string players, teams, line_ups;
  const auto padded = [](int number, std::size_t width) {
    auto text = std::to_string(number);
    return text.insert(0, width - std::min(width, text.size()), ' ');
  };
  for (int i = 1; i <= 9990; ++i) players += row(i);
  for (int t = 1; t <= 999; ++t) {
    teams += "310 " + padded(t, 3) + " T" + std::string(64, ' ');
    for (int m = 1; m <= 10; ++m) teams += padded((t - 1) * 10 + m, 4) + " ";
    teams += "\n";
  }
  for (int round = 1; round <= 3; ++round)
    for (int t = 1; t <= 998; ++t)
      line_ups += "300 " + padded(round, 3) + " " + padded(t, 3) + " " + padded(t + 1, 3) + " " +
                  padded(t * 10, 4) + "\n";
  const auto bytes = header + players + teams + line_ups;
  const auto result = trf::read(bytes);
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->teams.size(), 999U);
  EXPECT_EQ(result.value->teams.back().members.back(), 9989);
  EXPECT_EQ(result.value->line_ups.size(), 3U * 998U);
  EXPECT_EQ(count(findings(bytes), "M04"), 0U);
}

TEST(HostileChecks, LongRunsOfBlanksCostNothing) {  // row 55
  const std::string blanks(1'000'000, ' ');
  for (const std::string record : {"001", "202", "122", "162", "299", "310", "112"}) {
    const auto bytes = record + " " + blanks + "x" + blanks + "\n" + pair_of_rows;
    EXPECT_EQ(count(findings(bytes), "P11"), 1U) << record;
    EXPECT_EQ(trf::read(bytes).value->players.size(), 2U) << record;
  }
}

TEST(HostileChecks, ADoublyEncodedNameIsKept) {  // row 57
  const auto bytes = header + row(1, "   2 w 1", "M\xC3\x83\xC2\xBCller, A") + row(2, "   1 b 0");
  EXPECT_EQ(count(findings(bytes), "P15"), 1U);
  EXPECT_EQ(trf::read(bytes).value->players[0].name, "M\xC3\x83\xC2\xBCller, A");
}

TEST(HostileChecks, AnUnplayedLaterRoundIsLegal) {  // row 58
  const auto bytes = "012 x\n142 5\n" + row(1, std::string(40, ' ') + "0000 - U") + row(2);
  const auto result = trf::read(bytes);
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->game(0, 5).code, trf::ResultCode::pairing_bye);
  EXPECT_EQ(count(findings(bytes), "C14"), 4U);
}

}  // namespace
