#include "trf/json.hpp"

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "trf/read.hpp"
#include "trf/write.hpp"

namespace {

namespace fs = std::filesystem;

std::string bytes_of(const fs::path& path) {
  std::ifstream file{path, std::ios::binary};
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::string fault(std::string_view json) {
  const auto result = trf::from_json(json);
  EXPECT_FALSE((result.value != nullptr));
  if (result.diagnostics.empty()) return {};
  const auto& first = result.diagnostics.front();
  return std::to_string(first.where.line) + ":" + std::to_string(first.where.column) + " " +
         to_string(first.message);
}

// TRF -> JSON -> tournament -> TRF -> JSON, each the same, and in the same dialect.
void expect_round_trip(const std::string& report, const std::string& what) {
  const auto read = trf::read(report);
  if (!read.value) return;
  const auto json = trf::to_json(*read.value);
  const auto back = trf::from_json(json);
  ASSERT_TRUE((back.value != nullptr)) << what << ": " << back.diagnostics.front().message;
  EXPECT_EQ(trf::to_json(*back.value), json) << what;
  for (const auto end : {trf::LineEnd::crlf, trf::LineEnd::lf, trf::LineEnd::cr}) {
    const auto written = trf::write(*back.value, end);
    EXPECT_TRUE(written.losses.empty()) << what << ": " << written.losses.front();
    const auto again = trf::read(written.bytes);
    ASSERT_TRUE((again.value != nullptr)) << what;
    EXPECT_EQ(trf::to_json(*again.value), json) << what;
  }
}

TEST(Json, HoldsEveryRecordThereAndBack) {
  expect_round_trip(
      "012 Test \"Open\" \\ Ünicode\n022 City\n032 ITA\n042 2026/01/02\n052 2026/01/04\n062 3\n"
      "072 2\n082 1\n092 Individual: Swiss\n102 Arbiter\n112 One\n112 Two\n122 90 + 30\n"
      "132                                                                                        "
      "26/01/02            26/01/04\n"
      "142 5\n152 B\n162  W 3.0    D 1.0    L 0.0    A 0.5    P 2.0    X 1.5\n172 ITA NIDOF\n"
      "182 Somebody\n192 FIDE_DUTCH_2026\n202 BH/C1,SB,EDE\n212 PTS,BH/C1\n222 40/5400+30:1800+30\n"
      "240 H 003 0002\n250      02.0 001 003 0001 0002\n260 001 002 0001 0003\n"
      "299 D       0.5   002 0001\n352 WBWB\n362 TW 3.0   TD 1.5   TL 0.5\n### a comment\n"
      "free text\nQQQ unknown record\nXXA    1  1.0  0.5\nXXC rank\nXXZ 3\nXXP 2 3\n"
      "001    2 m GM Beta                              2500 ITA     123456 1980/05/06  1.5    1    "
      " "
      "1 b =  0000 - U  0000 - H\n"
      "001    1 w 2N Alpha                             1800 FRA            1979             3     "
      "2 w "
      "=     3 w +\n"
      "001    3      Gamma                                                             0.0    2  "
      "0000 - -     1 b -  0000 - Z\n"
      "ITA    1 w2N  Alfa                              1850 ITA      99AB1 1979/01/01\n"
      "310   1 Team                             TEAM    2100    4.0   12.5   1     1    2\n"
      "300 001   1   2    3    0    1\n320  1.0  2.0 000 001\n330 +- 002   1   2\n",
      "all records");
}

TEST(Json, CarriesAllFilesOfTheCorpus) {
  const fs::path shared{TRF_SHARED "/data/trf"};
  if (!fs::exists(shared)) GTEST_SKIP() << "no corpus beside this checkout";
  int files = 0;
  for (const auto& entry : fs::recursive_directory_iterator{shared})
    if (entry.is_regular_file()) {
      expect_round_trip(bytes_of(entry.path()), entry.path().filename());
      ++files;
    }
  EXPECT_GT(files, 50);
}

TEST(Json, LeavesOutFileLinesAndFindings) {
  const std::string row = "001    1      A" + std::string(70, ' ') + "\n";
  const auto one = trf::read(row);
  const auto two = trf::read("\n\n" + row);
  ASSERT_TRUE(one.value && two.value);
  EXPECT_EQ(trf::to_json(*one.value), trf::to_json(*two.value));
}

TEST(Json, SaysBlankAndPresentApart) {
  const auto read = trf::read("001    1      A" + std::string(65, ' ') +
                              " 0.0    1\n001    2      B" + std::string(75, ' ') + "\n");
  ASSERT_TRUE(read.value);
  const auto json = trf::to_json(*read.value);
  EXPECT_NE(json.find(R"("points": 0.0, "rank": 1)"), std::string::npos);
  EXPECT_NE(json.find(R"("points": null, "rank": null)"), std::string::npos);
}

TEST(Json, FaultsHaveTheirPlace) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"", "1:1 the file ends; a JSON value was expected"},
      {"{\n  \"name\" 1}", "2:10 ':' was expected"},
      {R"({"name": "a})", "1:10 this text has no closing quotation mark"},
      {"[1]", "1:1 the tournament is an array; an object was expected"},
      {R"({"name": 1})", "1:10 'name' is 1; a text was expected"},
      {R"({"name": "a\nb"})", "1:10 'name' contains a line end; a record cannot contain one"},
      {R"({"nmae": "x", "players": [{"start_rank": 1}]})",
       "1:10 'nmae' is not known here, or is given twice"},
      {"{\"players\": [{\"start_rank\": 1,\n\"points\": 1.55}]}",
       "2:11 'points' is 1.55; a number with at most one decimal was expected"},
      {R"({"players": [{"start_rank": 0}]})",
       "1:29 'start_rank' is 0; a number from 1 to 9999 was expected"},
      {R"({"players": [{"start_rank": 1}, {"start_rank": 1}]})",
       "1:33 start number 1 is already used"},
      {R"({"players": [{"start_rank": 1, "rounds": [{"opponent": 7}]}]})",
       "1:56 'opponent' is start number 7, which no player has"},
      {R"({"players": [{"start_rank": 1, "birth": "1978-02-30"}]})",
       R"(1:41 'birth' is "1978-02-30"; a date like "2026-11-21" was expected)"},
      {R"({"players": [{"start_rank": 1}], "teams": [{"number": 1000}]})",
       "1:55 'number' is 1000; a number from 1 to 999 was expected"},
      {R"({"stated_rounds": 1e9})", "1:20 numbers with an exponent are not used here"},
      {"{}", "1:1 there are no players"},
      {"{\"name\": \"\xFF\"}", "1:10 this text is not UTF-8"},
  };
  for (const auto& [json, message] : cases) EXPECT_EQ(fault(json), message) << json;
}

TEST(Json, TheLastTeamNumberIsThatOfThreeColumns) {
  const auto read = trf::from_json(
      R"({"players": [{"start_rank": 1}], "teams": [{"number": 999, "name": "A", "members": [1]}]})");
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->teams.front().number, 999);
}

TEST(Json, DeepNestingIsRefused) {
  EXPECT_EQ(fault(std::string(100'000, '[')), "1:66 the JSON value is nested too deep");
}

TEST(Json, EscapesStandForTheirCharacters) {
  const auto result =
      trf::from_json(R"({"name": "\u00e9\ud83d\ude00\t\"", "players": [{"start_rank": 1}]})");
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.value->name, "é\xF0\x9F\x98\x80\t\"");
}

TEST(Json, SurrogatesComeInPairsOrAreRefused) {
  const auto name_of = [](std::string_view escaped) {
    return trf::from_json(R"({"name": ")" + std::string{escaped} +
                          R"(", "players": [{"start_rank": 1}]})");
  };
  const std::pair<std::string_view, std::string_view> pairs[]{
      {R"(\ud7ff)", "\xED\x9F\xBF"},
      {R"(\ue000)", "\xEE\x80\x80"},
      {R"(\ud800\udc00)", "\xF0\x90\x80\x80"},
      {R"(\udbff\udfff)", "\xF4\x8F\xBF\xBF"},
  };
  for (const auto& [escaped, bytes] : pairs) {
    const auto result = name_of(escaped);
    ASSERT_TRUE(result.value) << escaped;
    EXPECT_EQ(result.value->name, bytes) << escaped;
  }
  for (const std::string_view escaped :
       {R"(\ud800)", R"(\udbff)", R"(\udc00)", R"(\udfff)", R"(\ud800\udbff)", R"(\ud800\ue000)",
        R"(\ud800x)", R"(\udc00\ud800)", R"(\ud800\n)"})
    EXPECT_FALSE(name_of(escaped).value) << escaped;
}

// A record 132 without a date is as if there were none.
TEST(Json, RoundsWithoutADateComeBack) {
  const std::string row =
      "001    1 m    One                               2000 ITA       12345 1990/01/01  0.0    1\n";
  for (const std::string_view dates : {"132 soon\n", "132 26/03/06\n132 soon\n", "132\n"}) {
    const auto read = trf::read("042 2026/03/06\n" + std::string{dates} + row);
    const auto json = trf::to_json(*read.value);
    const auto back = trf::from_json(json);
    ASSERT_TRUE(back.value) << dates;
    const auto written = trf::read(trf::write(*back.value).bytes);
    EXPECT_EQ(trf::to_json(*written.value), json) << dates;
  }
}

}  // namespace
