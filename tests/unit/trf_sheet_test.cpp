#include <gtest/gtest.h>

#include "trf/sheet.hpp"

namespace {

trf::Sheet read(std::string_view bytes, trf::Diagnostics& found) {
  return trf::read_sheet(bytes, found);
}

TEST(Sheet, ReadsCommasSemicolonsAndTabs) {
  for (const std::string_view bytes :
       {"a,b\n1,2\n", "a;b\r\n1;2\r\n", "a\tb\r1\t2", "\xEF\xBB\xBF# x\n\n a , b \n 1 , 2 \n"}) {
    trf::Diagnostics found;
    const auto sheet = read(bytes, found);
    EXPECT_TRUE(found.empty()) << bytes;
    EXPECT_EQ(sheet.columns, (std::vector<std::string>{"a", "b"})) << bytes;
    ASSERT_EQ(sheet.rows.size(), 1U) << bytes;
    EXPECT_EQ(sheet.rows[0], (std::vector<std::string>{"1", "2"})) << bytes;
  }
}

TEST(Sheet, QuotedCellsHoldSeparatorsQuotesAndLineEnds) {
  trf::Diagnostics found;
  const auto sheet = read("a,b\n\"x,\"\"y\"\"\nz\", 2\n3,4\n", found);
  EXPECT_TRUE(found.empty());
  EXPECT_EQ(sheet.rows[0][0], "x,\"y\"\nz");
  EXPECT_EQ(sheet.rows[0][1], "2");
  EXPECT_EQ(sheet.lines, (std::vector<std::uint32_t>{2, 4}));
}

TEST(Sheet, KnowsThePlaceOfEachCell) {
  trf::Diagnostics found;
  const auto sheet = read("a,b\nÄÖ,2\n", found);
  EXPECT_EQ(sheet.places[0][1].line, 2U);
  EXPECT_EQ(sheet.places[0][1].column, 4U);
}

TEST(Sheet, ShortRowsAreFilledUp) {
  trf::Diagnostics found;
  EXPECT_EQ(read("a,b,c\n1\n", found).rows[0], (std::vector<std::string>{"1", "", ""}));
  EXPECT_TRUE(found.empty());
}

TEST(Sheet, SaysWhatIsWrongAndWhere) {
  const std::pair<std::string_view, std::string_view> cases[] = {
      {"a,b\n1,2,3\n", "the row has 3 cells; the header has 2 columns"},
      {"a,b\n\"1,2\n", "this quotation mark is never closed"},
      {"a,a\n", "column 'a' is named twice"},
      {"", "there is no header row"},
  };
  for (const auto& [bytes, message] : cases) {
    trf::Diagnostics found;
    (void)read(bytes, found);
    ASSERT_EQ(found.size(), 1U) << bytes;
    EXPECT_EQ(trf::to_string(found[0].message), message);
    EXPECT_GT(found[0].where.line, 0U);
  }
}

TEST(Sheet, StopsAfterTheMostRows) {
  trf::Diagnostics found;
  const auto sheet = trf::read_sheet("a\n1\n2\n3\n4\n", found, 2);
  EXPECT_EQ(sheet.rows.size(), 2U);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].where.line, 4U);
  EXPECT_EQ(trf::to_string(found[0].message), "the list has more than 2 rows");
}

TEST(ListText, ReadsWindowsLettersAndSaysWhere) {
  trf::Diagnostics found;
  EXPECT_EQ(trf::list_text("name\nNicol\xF2\n", found), "name\nNicolò\n");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].severity, trf::Severity::warning);
  EXPECT_EQ(found[0].where, (trf::Position{2, 6}));
}

TEST(ListText, RefusesNulsAndUtf16WithTheirPlace) {
  trf::Diagnostics found;
  EXPECT_EQ(trf::list_text(std::string_view("a\nb\0c", 5), found), "");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].where, (trf::Position{2, 2}));
  EXPECT_EQ(found[0].severity, trf::Severity::error);
  EXPECT_EQ(trf::list_text("\xFF\xFE\x61", found), "");
  EXPECT_EQ(found.size(), 2U);
}

}  // namespace
