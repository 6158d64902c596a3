// Malformed and hostile inputs: the reader ends, loses nothing, and reports the faults.

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <vector>

#include "trf/read.hpp"

namespace {

const std::string header = "012 Hostile\n142 3\n";

std::string row(int start_rank, const std::string& cells = "") {
  std::string text = "001 ";
  const auto number = std::to_string(start_rank);
  text += std::string(4 - std::min<std::size_t>(number.size(), 4), ' ') + number;
  text += " m     Player, N                        1500 ITA                         0.0    1";
  return text + (cells.empty() ? "" : "  " + cells) + "\n";
}

std::string game(int opponent, const std::string& rest) {
  auto number = std::to_string(opponent);
  number.insert(0, 4 - std::min<std::size_t>(number.size(), 4), ' ');
  return number + " " + rest + "  ";
}

const std::string pair_of_rows = row(1, game(2, "w 1")) + row(2, game(1, "b 0"));

/// Reads, and checks the properties of every input: bytes are returned, findings have places.
trf::Result<const trf::Tournament> read(const std::string& bytes) {
  const trf::Document document{bytes};
  EXPECT_EQ(document.bytes(), bytes);
  auto result = trf::read(document);
  for (const auto& found : result.diagnostics) {
    EXPECT_GE(found.where.line, 1U);
    EXPECT_LE(found.where.line, std::max<std::size_t>(document.line_count(), 1));
    EXPECT_GE(found.where.column, 1U);
    EXPECT_FALSE(found.message.empty());
  }
  return result;
}

std::vector<std::string> checks_of(const std::string& bytes) {
  std::vector<std::string> ids;
  for (const auto& found : read(bytes).diagnostics) ids.emplace_back(found.check.text());
  return ids;
}

bool reports(const std::string& bytes, const std::string& check) {
  const auto ids = checks_of(bytes);
  return std::ranges::find(ids, check) != ids.end();
}

TEST(Hostile, EmptyAndBlankFilesAreNoReport) {  // rows 1, 2
  for (const auto* bytes : {"", " ", "\n\n\n", "\r\r", "\xEF\xBB\xBF", "\x1a"}) {
    EXPECT_EQ(checks_of(bytes), std::vector<std::string>{"S15"});
    EXPECT_FALSE(read(bytes).value);
  }
}

TEST(Hostile, CutPlayerRowsAreReadAsFarAsTheyGo) {  // rows 3, 5, 6
  const auto whole = row(1, game(2, "w 1") + game(3, "b 0"));
  for (std::size_t length = 0; length < whole.size(); ++length) {
    const auto bytes = header + row(2) + row(3) + whole.substr(0, length);
    const auto result = read(bytes);
    ASSERT_TRUE(result.value) << length;
    if (length >= 3 && length < 84) {
      EXPECT_FALSE(result.diagnostics.empty()) << length;
    }
  }
}

TEST(Hostile, AReportCutAtAnyByteIsReadOrRefused) {  // row 7
  const auto whole = header + "042 2026/03/01\n250 01.0      001 002 0001 0002\n" + pair_of_rows;
  for (std::size_t length = 0; length <= whole.size(); ++length) read(whole.substr(0, length));
}

TEST(Hostile, AllLineEndsGiveTheSameTournament) {  // row 8
  for (const std::string end : {"\n", "\r", "\r\n", "\r\r\n", "\n\r"}) {
    std::string bytes = header + pair_of_rows;
    for (std::size_t at = 0; (at = bytes.find('\n', at)) != std::string::npos; at += end.size())
      bytes.replace(at, 1, end);
    const auto result = read(bytes);
    ASSERT_TRUE(result.value);
    EXPECT_EQ(result.value->players.size(), 2U);
    EXPECT_TRUE(result.diagnostics.empty());
  }
}

TEST(Hostile, NulBytesAreNoEndOfText) {  // row 9
  auto bytes = header + pair_of_rows;
  bytes.replace(bytes.find("Player, N"), 6, std::string{"Pl\0yer", 6});
  EXPECT_EQ(read(bytes).value->players[0].name.size(), 9U);
  EXPECT_EQ(checks_of(std::string(1000, '\0')), std::vector<std::string>{"P05"});
  // Half of the bytes or more
  const auto is_nul = [](std::size_t nuls) {
    return checks_of(std::string(100 - nuls, 'x') + std::string(nuls, '\0')) ==
           std::vector<std::string>{"P05"};
  };
  EXPECT_FALSE(is_nul(49));
  EXPECT_TRUE(is_nul(50));
  EXPECT_TRUE(is_nul(51));
}

TEST(Hostile, Utf16AndUtf32AreRefused) {  // row 10
  for (const std::string& bytes : {std::string{"\xFF\xFE"} + std::string{"0\0", 2},
                                   std::string{"\xFE\xFF\0"
                                               "0",
                                               4},
                                   std::string{"\0\0\xFE\xFF", 4},
                                   std::string{"0\0"
                                               "0\0"
                                               "1\0 \0",
                                               8}})
    EXPECT_EQ(checks_of(bytes), std::vector<std::string>{"P05"});
}

TEST(Hostile, InvalidUtf8KeepsItsColumns) {  // rows 11, 56
  for (const std::string bad : {"\x80", "\xC0", "\xED", "\xF5", "\xFF"}) {
    auto bytes = header + pair_of_rows;
    bytes.replace(bytes.find("Player"), 1, bad);
    const auto result = read(bytes);
    ASSERT_TRUE(result.value);
    EXPECT_EQ(result.value->players[0].rating, 1500);
    EXPECT_TRUE(result.value->game(0, 1).is_played());
  }
}

TEST(Hostile, WideAndCombiningCharactersAreOneColumnEach) {  // row 12
  for (const std::string character : {"\xF0\x9F\x98\x80", "\xCC\x81", "\xE2\x80\x8F", "\xC2\xA0"}) {
    auto bytes = header + pair_of_rows;
    bytes.replace(bytes.find("Player"), 1, character);
    const auto result = read(bytes);
    EXPECT_TRUE(result.diagnostics.empty());
    EXPECT_EQ(result.value->players[0].rating, 1500);
  }
}

TEST(Hostile, StartRanksAreNumbersInRange) {  // row 17
  for (const std::string number :
       {"   0", "0000", "  -1", "  +1", " 1 2", " 1e9", "0x10", "    "}) {
    auto bytes = header + pair_of_rows + row(3);
    bytes.replace(bytes.rfind("001    3") + 4, 4, number);
    EXPECT_TRUE(reports(bytes, "R01")) << number;
  }
  EXPECT_EQ(read(header + row(9999)).value->players[0].start_rank, 9999);
}

TEST(Hostile, RepeatedStartRanksAreOneFindingEach) {  // row 18
  std::string bytes = header;
  for (int i = 0; i < 9999; ++i) bytes += row(1);
  const auto result = read(bytes);
  EXPECT_EQ(result.value->players.size(), 1U);
  EXPECT_EQ(result.diagnostics.size(), 9998U);
}

TEST(Hostile, MissingOpponentsAreOneFindingACell) {  // row 19
  EXPECT_EQ(checks_of(header + row(1, game(9999, "w 1"))), std::vector<std::string>{"C03"});
  EXPECT_EQ(checks_of(header + row(1, game(1, "w 1"))), std::vector<std::string>{"C04"});
}

TEST(Hostile, AWideRowTakesNoRoomForEverybody) {  // rows 20, 21
  std::string cells;
  for (int i = 0; i < 10'000; ++i) cells += "0000 - Z  ";
  const auto result = read("012 x\n" + row(1, cells) + row(2));
  EXPECT_EQ(result.value->rounds(), trf::max_rounds);
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_EQ(result.diagnostics[0].check.text(), "C16");
  for (const std::string rounds : {"0", "-5", "9 9", "IX", "99999999999"})
    EXPECT_TRUE(reports("142 " + rounds + "\n" + pair_of_rows, "H25")) << rounds;
  EXPECT_EQ(read("142 999999999\n" + pair_of_rows).value->rounds(), 1);
}

TEST(Hostile, PointSystemsAreReadInTenthsOnly) {  // rows 22, 23
  for (const std::string value : {"-9.x", "1e30", " 0,5", "1.55", " NaN"})
    EXPECT_TRUE(reports("162  W" + value + "\n" + pair_of_rows, "H29")) << value;
  for (const std::string token : {"QQ=1", "=1", "WW=", "WW", "WW=1e3"})
    EXPECT_TRUE(reports("XXS " + token + "\n" + pair_of_rows, "H29")) << token;
  const auto result = read("XXS W=3 WW=2\n" + pair_of_rows);
  EXPECT_EQ(result.value->points.win_white, trf::Score::from_tenths(20));
  EXPECT_EQ(result.value->points.win_black, trf::Score::from_tenths(30));
}

TEST(Hostile, GroupsAreKeptAsGroups) {  // rows 24, 25, 26
  std::string ids;
  for (int i = 1; i <= 9999; ++i) {
    auto number = std::to_string(i);
    number.insert(0, 4 - number.size(), '0');
    ids += number + " ";
  }
  const auto result = read("260 001 003 " + ids + "\n" + pair_of_rows);
  ASSERT_EQ(result.value->prohibited.size(), 1U);
  EXPECT_EQ(result.value->prohibited[0].ids.size(), 9999U);
  EXPECT_TRUE(reports("250      01.0 003 001 0001 0002\n" + pair_of_rows, "A01"));
  EXPECT_TRUE(reports("250      01.0 001 003 0002 0001\n" + pair_of_rows, "A01"));
  EXPECT_TRUE(reports("240 H   0 0001\n" + pair_of_rows, "B08"));
}

TEST(Hostile, AbnormalPointsDoNotWrap) {  // row 27
  std::string bytes = header;
  for (int i = 0; i < 1000; ++i) bytes += "299          9999\n";
  const auto result = read(bytes + pair_of_rows);
  EXPECT_EQ(result.value->score(0).tenths(), 10 + 1000 * 99990);
}

TEST(Hostile, TeamsAreNumberedInRange) {  // rows 28, 30
  EXPECT_TRUE(reports("310   0 Team\n" + pair_of_rows, "M02"));
  EXPECT_TRUE(reports("310   1 A\n310   1 B\n" + pair_of_rows, "M02"));
  EXPECT_TRUE(reports("310   1 A" + std::string(64, ' ') + "  77\n" + pair_of_rows, "M04"));
  const auto glued = read("013 " + std::string(32, 'T') + "   1    2\n" + pair_of_rows);
  EXPECT_EQ(glued.value->teams[0].members.size(), 2U);
}

TEST(Hostile, MembersBesideTheirColumnsAreNotRead) {
  for (const auto& head :
       {"013 Team" + std::string(28, ' '), "310   1 Team" + std::string(61, ' ')}) {
    EXPECT_FALSE(reports(head + "   1    2\n" + pair_of_rows, "M04")) << head;
    EXPECT_TRUE(reports(head + "    1    2\n" + pair_of_rows, "M04")) << head;
    EXPECT_TRUE(read(head + "   12   12\n" + pair_of_rows).value->teams.empty()) << head;
  }
}

TEST(Hostile, ALongTieBreakListIsOneFinding) {  // row 31
  std::string list = "202 ";
  for (int i = 0; i < 10'000; ++i) list += "QQ,";
  EXPECT_EQ(checks_of(list + "\n" + pair_of_rows), std::vector<std::string>{"H37"});
  EXPECT_EQ(checks_of("202 " + std::string(1 << 20, 'Q') + "\n" + pair_of_rows),
            std::vector<std::string>{"H37"});
}

TEST(Hostile, ContentOfARecordIsNeverReadAsAnother) {  // row 32
  const auto result = read("012 001    3 m\n" + pair_of_rows);
  EXPECT_EQ(result.value->players.size(), 2U);
  EXPECT_EQ(result.value->name, "001    3 m");
}

TEST(Hostile, ImpossibleDatesAreSaid) {  // row 33
  for (const std::string date : {"9999/99/99", "2025/02/29", "0000/00/00"})
    EXPECT_TRUE(reports("042 " + date + "\n" + pair_of_rows, "H07")) << date;
  for (const std::string date : {"32/13/2026", "-4/03/02"})
    EXPECT_TRUE(reports("042 " + date + "\n" + pair_of_rows, "H06")) << date;
  EXPECT_EQ(read("042 2026/3/5\n" + pair_of_rows).value->start, (trf::Date{2026, 3, 5}));
}

TEST(Hostile, PointsAreTenths) {  // row 34
  for (const std::string points : {" 1,5", "1.55", "  \xC2\xBD "}) {
    auto bytes = header + pair_of_rows;
    bytes.replace(bytes.find(" 0.0    1"), 4, points);
    EXPECT_TRUE(reports(bytes, "R27") || reports(bytes, "P09")) << points;
  }
}

TEST(Hostile, ForeignFilesAreNamed) {  // rows 40, 52
  for (const std::string bytes :
       {"PK\x03\x04", "\x1f\x8b\x08", "%PDF-1.7", "<!DOCTYPE html>", "  <html>", "[Event \"x\"]",
        "{\"schema\": 1}", "<?xml version='1.0'?>"}) {
    EXPECT_EQ(checks_of(bytes + "\n" + pair_of_rows), std::vector<std::string>{"S10"}) << bytes;
    EXPECT_FALSE(read(bytes + "\n" + pair_of_rows).value);
  }
  EXPECT_EQ(checks_of("001   1|m|   |Rossi, Mario|1500\n"), std::vector<std::string>{"S09"});
  EXPECT_EQ(checks_of(header + "192 Vega 6.0.1\n" + pair_of_rows), std::vector<std::string>{"S09"});
}

TEST(Hostile, CommentsAreNeverTrustedAsData) {  // rows 42, 59
  const auto result = read("### 001    7\n####\n###x\n" + header + pair_of_rows);
  EXPECT_TRUE(result.diagnostics.empty());
  EXPECT_EQ(result.value->players.size(), 2U);
  EXPECT_EQ(result.value->other.size(), 3U);
}

TEST(Hostile, LowerCaseTagsAreNotGuessed) {  // row 43
  const auto result = read("xxr 9\n" + pair_of_rows);
  EXPECT_FALSE(result.value->stated_rounds);
}

TEST(Hostile, FourHundredRoundsAreRead) {  // row 48
  std::string cells;
  for (int i = 0; i < trf::max_rounds; ++i) cells += game(2, "w 1");
  std::string answers;
  for (int i = 0; i < trf::max_rounds; ++i) answers += game(1, "b 0");
  const auto result = read("012 x\n" + row(1, cells) + row(2, answers));
  EXPECT_TRUE(result.diagnostics.empty());
  EXPECT_EQ(result.value->score(0).tenths(), 4000);
}

TEST(Hostile, NationalRecordsMayStandBeforeTheirPlayer) {  // row 50
  const auto bytes =
      "ITA    1       Rossi                            1700\n" + header + "XXR 3\n" + pair_of_rows;
  const auto result = read(bytes);
  ASSERT_EQ(result.value->players[0].national.size(), 1U);
  EXPECT_EQ(result.value->players[0].national[0].rating, 1700);
  EXPECT_EQ(result.value->stated_rounds, 3);
}

TEST(Hostile, SameNamesCostNothing) {  // row 54
  std::string bytes = header;
  for (int i = 1; i <= 9999; ++i) bytes += row(i);
  EXPECT_EQ(read(bytes).value->players.size(), 9999U);
}

}  // namespace
