#include "trf/rating/list.hpp"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/sketch.hpp"
#include "trf/rating/messages/rated.hpp"
#include "trf/rating/monitor.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"

namespace {

using trf::rating::RatingKind;
using trf::rating::RatingList;

/// A row of FIDE's text: values below their headings; an umlaut has two bytes and one column.
std::string below(std::string_view header,
                  const std::vector<std::pair<std::string_view, std::string_view>>& values) {
  std::string row;
  std::size_t extra = 0;
  for (const auto& [heading, value] : values) {
    row.resize(header.find(heading) + extra, ' ');
    row += value;
    for (const char c : value) extra += static_cast<std::size_t>((c & 0xC0) == 0x80);
  }
  return row + '\n';
}

std::string make_text_list() {
  const std::string header =
      "ID Number      Name                  Fed Sex Tit  WTit OTit           FOA SRtng SGm SK "
      "RRtng "
      "RGm Rk BRtng BGm BK B-day Flag";
  return header + '\n' +
         below(header, {{"ID", "100"},
                        {"Name", "Rossi, Mario"},
                        {"Fed", "ITA"},
                        {"Tit", "GM"},
                        {"SRtng", "2510"},
                        {"SGm", "9"},
                        {"SK", "10"},
                        {"RRtng", "2480"},
                        {"RGm", "0"},
                        {"Rk", "10"},
                        {"B-day", "1980"}}) +
         below(header, {{"ID", "0000200"},
                        {"Name", "M\xC3\xBCller, Uta"},
                        {"Tit", "IM"},
                        {"WTit", "WGM"},
                        {"SRtng", "2300"},
                        {"SK", "20"},
                        {"B-day", "1999"},
                        {"Flag", "wi"}});
}

TEST(RatingList, ReadsFidesTextByItsHeader) {
  const auto text_list = make_text_list();
  for (const int threads : {1, 2, 5}) {
    const auto list = RatingList::read(text_list, threads);
    ASSERT_TRUE(list.value);
    EXPECT_TRUE(list.diagnostics.empty());
    ASSERT_EQ(list.value->size(), 2U);
    const auto* rossi = list.value->find("100");
    ASSERT_NE(rossi, nullptr);
    EXPECT_EQ(list_rating(*list.value, *rossi, RatingKind::standard), 2510);
    EXPECT_EQ(list_rating(*list.value, *rossi, RatingKind::rapid), 2480);
    EXPECT_EQ(rossi->k[1], 10);
    EXPECT_EQ(rossi->title, trf::Title::gm);
    EXPECT_EQ(rossi->birth_year, 1980);
    const auto* mueller = list.value->find("200");
    ASSERT_NE(mueller, nullptr);
    EXPECT_EQ(list_rating(*list.value, *mueller, RatingKind::standard), 2300);
    EXPECT_EQ(text_list.substr(mueller->at, 7), "0000200");
    EXPECT_EQ(list.value->find("300"), nullptr);
  }
}

TEST(RatingList, ReadsTheRatingUnderItsMonth) {
  const auto list = RatingList::read(
      "ID Number      Name        Fed Sex Tit  WTit OTit           FOA NOV25 Gms K  B-day Flag\n"
      "7              Neri, Ivo   ITA M                                1405  3   20 1970      \n");
  ASSERT_TRUE(list.value);
  EXPECT_EQ(list_rating(*list.value, *list.value->find("7"), RatingKind::standard), 1405);
  EXPECT_EQ(list_rating(*list.value, *list.value->find("7"), RatingKind::rapid), 1405)
      << "a list of one kind is of the kind asked for";
}

TEST(RatingList, ReadsXmlInAnyNumberOfPieces) {
  std::string xml = "<?xml version=\"1.0\"?>\n<playerslist>\n";
  for (int i = 1; i <= 50; ++i)
    xml += "<player>\n<fideid>" + std::to_string(i) + "</fideid>\n<title/>\n<rating>" +
           std::to_string(1500 + i) + "</rating>\n<rapid_rating>1600</rapid_rating>\n</player>\n";
  xml += "</playerslist>\n";
  for (const int threads : {1, 3, 8}) {
    const auto list = RatingList::read(xml, threads);
    ASSERT_TRUE(list.value);
    ASSERT_EQ(list.value->size(), 50U);
    for (int i = 1; i <= 50; ++i)
      EXPECT_EQ(
          list_rating(*list.value, *list.value->find(std::to_string(i)), RatingKind::standard),
          1500 + i);
    EXPECT_EQ(xml.substr(list.value->find("50")->at, 20), "<player>\n<fideid>50<");
  }
}

TEST(RatingList, TellsTheLinesOfRowsWithOneNumberInAnyNumberOfPieces) {
  std::string rows = "id,fide_id,rating\n";
  for (int i = 1; i <= 300; ++i) rows += std::to_string(i) + ",,1500\n";
  rows += "7,,1600\n";          // Line 302; the first is on line 8
  rows += "\n400,9001,1600\n";  // After a blank line: 304
  rows += "401,9001,1600\n";
  for (const int threads : {1, 3, 8}) {
    const auto list = RatingList::read(rows, threads);
    std::vector<std::pair<std::uint32_t, std::string>> said;
    for (const auto& fault : list.diagnostics)
      said.emplace_back(fault.where.line, to_string(fault.message));
    ASSERT_EQ(said.size(), 2U);
    EXPECT_EQ(said[0].first, 302U);
    EXPECT_NE(said[0].second.find("line 8"), std::string::npos) << said[0].second;
    EXPECT_EQ(said[1].first, 305U);
    EXPECT_NE(said[1].second.find("line 304"), std::string::npos) << said[1].second;
  }
}

TEST(RatingList, FindsByIdAndByFideId) {
  const auto list = RatingList::read("id;fide_id;rating\nA-1;800;1500\n2;;1600\n");
  ASSERT_TRUE(list.value);
  EXPECT_EQ(list.value->find("A-1"), list.value->find(trf::rating::fide_column_key("0800")));
  EXPECT_EQ(list.value->find("2")->rating[0], 1600);
  EXPECT_EQ(list.value->find(""), nullptr);
}

TEST(RatingList, FindsTheRowAtAByteFromAnyPlace) {
  // Number 2 appears twice: it is the row of line 3.
  for (const std::string_view last : {"4", "2"}) {
    const auto bytes = "id,rating\n1,1501\n2,1502\n3,1503\n" + std::string{last} + ",1504\n";
    const auto list = RatingList::read(bytes);
    ASSERT_TRUE(list.value);
    const auto at = [&](std::string_view row) { return bytes.find(row); };
    const bool is_repeated = last == "2";
    for (std::size_t from = 0; from < 6; ++from) {
      for (std::uint32_t number = 1; number <= 3; ++number) {
        auto near = from;
        const auto row = std::to_string(number) + ",150";
        const auto* entry = list.value->find_row(number, at(row), near);
        ASSERT_NE(entry, nullptr) << number;
        EXPECT_EQ(entry->rating[0], 1500 + number);
        EXPECT_EQ(near, number) << "the place after it";
      }
      auto near = from;
      const auto* entry =
          list.value->find_row(is_repeated ? 2 : 4, bytes.rfind(std::string{last} + ",1504"), near);
      EXPECT_EQ(entry != nullptr, !is_repeated);
      near = from;
      EXPECT_EQ(list.value->find_row(3, at("1,"), near), nullptr) << "another row";
      EXPECT_EQ(list.value->find_row(9, at("2,"), near), nullptr) << "another key";
      EXPECT_EQ(list.value->find_row(0, at("1,"), near), nullptr) << "no key";
    }
  }
}

TEST(RatingList, NamesTheLineOfEveryFault) {
  const auto list =
      RatingList::read("id,rating,k\n1,9999,20\n2,0,20\n1,1500,20\n,1500,20\n3,1500,x\n");
  ASSERT_TRUE(list.value);
  std::vector<std::pair<std::uint32_t, std::string>> said;
  for (const auto& fault : list.diagnostics)
    said.emplace_back(fault.where.line, to_string(fault.message));
  const std::vector<std::pair<std::uint32_t, std::string>> wanted{
      {2, "rating '9999' is not a whole number from 1 to 3999; ignored"},
      {3, "rating is 0; leave the cell of an unrated player empty"},
      {4, "this id is already used in line 2; this row is ignored"},
      {5, "this row has no id"},
      {6, "k 'x' is not a whole number up to 100"}};
  EXPECT_EQ(said, wanted);
}

TEST(RatingList, NamesTheFirstRowWithAnotherDateForAnyNumberOfThreads) {
  const std::string header = "id,name,rating,list_date\n";
  const auto row = [](int id, std::string_view date) {
    return std::to_string(id) + ",\"Player, " + std::to_string(id) + "\",1800," +
           std::string{date} + "\n";
  };
  for (int other = 0; other < 9; ++other) {
    std::string csv = header + row(100, "");
    for (int i = 0; i < 9; ++i)
      csv += row(101 + i, i == other || i == 8 ? "2019/06/01" : "2019/05/01");
    for (const int threads : {1, 2, 3, 8}) {
      const auto list = RatingList::read(csv, threads);
      ASSERT_EQ(list.diagnostics.size(), 1U) << other << ' ' << threads;
      // The header is line 1, the first row with a date line 3.
      EXPECT_EQ(list.diagnostics[0].where.line,
                other == 0 ? 4U : 3U + static_cast<unsigned>(other));
      EXPECT_EQ(to_string(list.diagnostics[0].message),
                other == 0 ? "list_date is 2019/05/01; in line 3 it is 2019/06/01"
                           : "list_date is 2019/06/01; in line 3 it is 2019/05/01");
    }
  }
}

TEST(RatingList, NeedsAnIdAndARating) {
  EXPECT_FALSE(RatingList::read("name,rating\nA,1500\n").value);
  EXPECT_FALSE(RatingList::read("").value);
  EXPECT_FALSE(RatingList::read("id,name\n1,A\n").diagnostics.empty());
}

TEST(RatingList, UnquotesCsvCells) {
  std::string name;
  const std::string_view bytes = "id,name,rating\n1,\"Rossi, \"\"Mario\"\"\",1500\n";
  const auto layout = trf::rating::read_list_layout(bytes);
  trf::Diagnostics faults;
  for (const auto& piece : trf::rating::cut_list(*layout.value, bytes, 1))
    trf::rating::for_each_record(
        *layout.value, bytes, piece,
        [&](const trf::rating::ListRecord& record) { name = record.name; }, faults);
  EXPECT_EQ(name, "Rossi, \"Mario\"");
}

// One grammar for every list: the same rows as a sheet (trf/csv.hpp).
TEST(RatingList, ReadsCellsAsEverySheetIsRead) {
  const std::string_view rows =
      "id ; \"name\" ; rating\n"
      "100 ; \"Rossi; \"\"Nino\"\"\" ; 1500\n"
      "200;  Bianchi, Ada  ;1600\n";
  auto by_cr = std::string{rows};
  std::ranges::replace(by_cr, '\n', '\r');
  auto by_crlf = std::string{rows};
  for (auto at = by_crlf.find('\n'); at != std::string::npos; at = by_crlf.find('\n', at + 2))
    by_crlf.insert(at, 1, '\r');
  for (const auto& bytes : {std::string{rows}, by_cr, by_crlf}) {
    const auto layout = trf::rating::read_list_layout(bytes);
    ASSERT_TRUE(layout.value);
    std::vector<std::string> seen;
    trf::Diagnostics faults;
    for (const auto& piece : trf::rating::cut_list(*layout.value, bytes, 3))
      trf::rating::for_each_record(
          *layout.value, bytes, piece,
          [&](const trf::rating::ListRecord& record) {
            seen.push_back(std::string{record.id} + "|" + std::string{record.name} + "|" +
                           std::to_string(record.values[0].rating) + "|" +
                           std::to_string(record.line));
          },
          faults);
    EXPECT_EQ(seen,
              (std::vector<std::string>{"100|Rossi; \"Nino\"|1500|2", "200|Bianchi, Ada|1600|3"}));
    EXPECT_TRUE(faults.empty());
  }
}

TEST(RatingList, DecodesTheEntitiesOfXml) {
  std::vector<std::string> names;
  const std::string_view bytes =
      "<playerslist><player><fideid>1</fideid><name>O&apos;Hara &amp; &lt;S&#246;n&gt;</name>"
      "<rating>1500</rating></player>"
      "<player><fideid>2</fideid><name>&#x160;ik; &quot;&#x1F600;&quot; &no; &#0; A&B</name>"
      "<rating>1500</rating></player></playerslist>";
  const auto layout = trf::rating::read_list_layout(bytes);
  trf::Diagnostics faults;
  for (const auto& piece : trf::rating::cut_list(*layout.value, bytes, 1))
    trf::rating::for_each_record(
        *layout.value, bytes, piece,
        [&](const trf::rating::ListRecord& record) { names.emplace_back(record.name); }, faults);
  EXPECT_EQ(names, (std::vector<std::string>{"O'Hara & <S\xC3\xB6n>",
                                             "\xC5\xA0ik; \"\xF0\x9F\x98\x80\" &no; &#0; A&B"}));
}

TEST(RatingList, KnowsTheIdsAsWritten) {
  const auto list =
      RatingList::read("id,fide_id,rating\n0012,800,1500\nIT-7,801,1600\n34,802,1700\n", 2);
  ASSERT_TRUE(list.value);
  EXPECT_EQ(list.value->id_of(*list.value->find(trf::rating::fide_column_key("800"))), "0012");
  EXPECT_EQ(list.value->id_of(*list.value->find(trf::rating::fide_column_key("801"))), "IT-7");
  EXPECT_EQ(list.value->id_of(*list.value->find(trf::rating::fide_column_key("802"))), "34");
}

TEST(Monitor, FollowsAFixedGroupOfPlayers) {
  const auto first =
      RatingList::read("id,birth,rating\n1,1980,2000\n2,1970,2100\n3,1950,1500\n4,1980,1800\n");
  const auto second =
      RatingList::read("id,birth,rating\n1,1980,2011\n2,1970,2100\n3,1950,1490\n5,1980,1700\n");
  const RatingList* const lists[] = {&*first.value, &*second.value};
  const auto states =
      trf::rating::monitor(lists, {.kind = RatingKind::standard, .first_year = 2010, .top = 2});
  ASSERT_EQ(states.size(), 2U);
  EXPECT_EQ(states[0].group, 2);  // 1 and 2; 4 left
  EXPECT_EQ(states[1].drift_hundredths, 550);
  EXPECT_EQ(states[1].top_sum, 2100 + 2011);
  EXPECT_EQ(states[1].entered, 1);
  EXPECT_EQ(states[1].left, 1);
  EXPECT_EQ(states[0].bands.size(), states[1].bands.size());
}

// B.02 (2018) 8.22: who has only a standard rating has it for the rapid event, too. A list with
// both ratings shows that a player has none.
TEST(RatingList, ShowsThatAPlayerHasNoStandardRating) {
  trf::test::Draft tournament = trf::test::sketch({"2w1", "1b0"});
  tournament.start = {2019, 1, 1};
  for (std::size_t i = 0; i < 2; ++i) tournament.players[i].fide_id = std::to_string(100 * (i + 1));
  const auto& regulation = *trf::rating::edition_for("fide-rapid", tournament.start).regulation;
  const auto told = [&](std::string_view csv) {
    const auto list = RatingList::read(std::string{csv});
    auto event = trf::rating::make_event(tournament, {});
    const trf::rating::Persons persons{*list.value, csv};
    const auto use = trf::rating::apply_list(event, tournament, persons, regulation);
    EXPECT_TRUE(use.missing.empty());
    const auto rated = trf::rating::rate(event, regulation, {.assumptions = true});
    std::vector<std::optional<int>> facts{event.entrants[0].facts.standard,
                                          event.entrants[1].facts.standard};
    const bool is_assumed =
        std::ranges::any_of(rated.assumptions, [](const trf::rating::Assumption& each) {
          return each.player == 0 &&
                 each.message.is<trf::rating::said::assumed_no_standard_rating>();
        });
    EXPECT_EQ(is_assumed, !facts[0]) << csv;
    return facts;
  };
  using Facts = std::vector<std::optional<int>>;
  EXPECT_EQ(told("id,standard_rating,rapid_rating\n100,0,0\n200,1700,1600\n"), (Facts{0, 1700}));
  EXPECT_EQ(told("id,rating,rapid_rating\n100,0,0\n200,1700,1600\n"), (Facts{0, 1700}));
  const Facts unknown{std::nullopt, std::nullopt};
  EXPECT_EQ(told("id,rapid_rating\n100,0\n200,1600\n"), unknown);
  EXPECT_EQ(told("id,rapid_rating,blitz_rating\n100,0,0\n200,1600,0\n"), unknown);
}

TEST(RatingList, OfASpreadsheetIsReadAsWindows1252) {
  using trf::rating::list_in_utf8;
  EXPECT_EQ(list_in_utf8("id,name,rating\n1,\"Neri, Nicol\xF2\",1800\n2,D\x92"
                         "Amico,1700\n"),
            "id,name,rating\n1,\"Neri, Nicol\xC3\xB2\",1800\n2,D\xE2\x80\x99"
            "Amico,1700\n");
  EXPECT_FALSE(list_in_utf8("id,name,rating\n1,\"Neri, Nicol\xC3\xB2\",1800\n"));
  EXPECT_FALSE(list_in_utf8("id,name,rating\n1,Neri,1800\n"));
  EXPECT_FALSE(list_in_utf8("not a list \xF2\n"));
}

TEST(RatingList, OfASpreadsheetCanNameItsSeparator) {
  for (const std::string first : {"sep=;", "sep=; ", "sep=;\""}) {
    const auto bytes = first + "\r\nid;name;rating\r\n7;Neri;1800\r\n";
    const auto list = RatingList::read(bytes);
    ASSERT_TRUE(list.value) << first;
    ASSERT_NE(list.value->find("7"), nullptr);
    EXPECT_EQ(list.value->find("7")->at, bytes.find("7;"));
  }
  const auto wide = RatingList::read(std::string_view{"\xFF\xFEi\0d\0", 6});
  EXPECT_FALSE(wide.value);
  ASSERT_EQ(wide.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(wide.diagnostics[0].message).substr(0, 11), "the list is");
}

// The entries of column pool: list:games:points:sum of the opponents' ratings.
TEST(RatingList, ReadsResultsThatStillCountOrNone) {
  using trf::rating::read_pool;
  for (const std::string_view text :
       {"", "2024/03/01:4:2.5:7200", "2024/03/01:4:0:7200/7;2024/04/01:9999:9999:0",
        "2024/03/01:4:4:1099511627776/1099511627776"})
    EXPECT_TRUE(read_pool(text)) << text;
  for (const std::string_view text :
       {"x:4:2:7200", ":4:2:7200", "2024/03:4:2:7200", "2024:4:2:7200", "2024/03/01:x:2:7200",
        "2024/03/01:0:0:7200", "2024/03/01:10000:2:7200", "2024/03/01:4:x:7200",
        "2024/03/01:4:-0.5:7200", "2024/03/01:4:4.5:7200", "2024/03/01:4:2:x", "2024/03/01:4:2:-1",
        "2024/03/01:4:2", "2024/03/01:4:2:7200/0", "2024/03/01:4:2:1099511627777/7",
        "2024/03/01:4:2:7200/1099511627777", "2024/03/01:4:2:7200;2024/04:4:2:7200"})
    EXPECT_FALSE(read_pool(text)) << text;
}

TEST(RatingList, TakesOnlyWholeDatesOfDoubleNorms) {
  trf::rating::ListRecord record;
  record.double_norms = "2014/05/06,, 2014/07,2014,x,2015/01/02";
  std::vector<trf::Message> faults;
  EXPECT_EQ(title_record(record, &faults).double_norms,
            (std::vector<trf::Date>{{2014, 5, 6}, {2015, 1, 2}}));
  EXPECT_EQ(faults.size(), 3U);
}

// FIDE's text begins with "ID Number" and "Name", too.
TEST(RatingList, IsASheetIfItsHeaderHasSeparators) {
  for (const char separator : {',', ';', '\t'}) {
    std::string bytes = "ID,Name,Rating\n7,Neri,1800\n";
    std::ranges::replace(bytes, ',', separator);
    const auto list = RatingList::read(bytes);
    ASSERT_TRUE(list.value) << bytes;
    ASSERT_NE(list.value->find("7"), nullptr) << bytes;
    EXPECT_EQ(list.value->find("7")->rating[0], 1800) << bytes;
  }
}

}  // namespace
