#include "trf/document.hpp"

#include <gtest/gtest.h>

#include <memory>
#include <string>

#include "trf/read.hpp"

namespace {

using namespace std::string_literals;
using trf::Document;
using trf::Encoding;
using trf::LineEnd;
using trf::split_lines;

TEST(Document, CutsAtEveryKindOfLineEnd) {
  const auto lines = split_lines("a\nbb\r\nccc\r\rlast");
  ASSERT_EQ(lines.size(), 5U);
  EXPECT_EQ(lines[0].end, LineEnd::lf);
  EXPECT_EQ(lines[1].end, LineEnd::crlf);
  EXPECT_EQ(lines[2].end, LineEnd::cr);
  EXPECT_EQ(lines[3].length, 0U);
  EXPECT_EQ(lines[4].end, LineEnd::none);
  EXPECT_EQ(lines[4].length, 4U);
}

TEST(Document, FindsLineEndsAtEveryOffsetOfAWord) {
  for (std::size_t before = 0; before < 40; ++before) {
    const auto text = std::string(before, 'x') + "\t\r\n" + std::string(before % 9, 'y');
    const auto lines = split_lines(text);
    ASSERT_EQ(lines.size(), before % 9 == 0 ? 1U : 2U) << before;
    EXPECT_EQ(lines[0].length, before + 1);
    EXPECT_EQ(lines[0].end, LineEnd::crlf);
  }
}

TEST(Document, GivesBackItsBytes) {
  for (const auto& bytes : {""s, "\n"s, "\r\n\r"s, "\uFEFF012 x\r"s, "a\0b\n"s, "\xFF\xFEx"s})
    EXPECT_EQ(Document{bytes}.bytes(), bytes);
}

TEST(Document, CountsColumnsInCodePoints) {
  const Document document{"012 M\xC3\xBCller x\n"};
  EXPECT_EQ(document.encoding(), Encoding::utf8);
  EXPECT_EQ(document.field(1, 12, 1), "x");
  EXPECT_EQ(document.field(1, 5, 6), "M\xC3\xBCller");
  EXPECT_EQ(document.width(1), 12U);
  EXPECT_EQ(document.column_of(1, 12), 12U);
}

TEST(Document, TakesEachByteAsAColumnWhereALineIsNotUtf8) {
  const Document document{"012 M\xFCller x\n012 M\xC3\xBCller x\n"};
  EXPECT_EQ(document.encoding(), Encoding::windows1252);
  EXPECT_EQ(document.field(1, 12, 1), "x");
  EXPECT_EQ(document.field(2, 12, 1), "x");
}

// As a whole: no sequence of two bytes in it is one column.
TEST(Document, TakesEachByteAsAColumnAlsoOfASequenceOfUtf8) {
  Document document{"012 \xC3\xBC\xFC x\n"};
  EXPECT_EQ(document.width(1), 9U);
  EXPECT_EQ(document.column_of(1, 8), 9U);
  EXPECT_TRUE(document.set_field(1, 9, 1, "y", false));
  EXPECT_EQ(document.text(1), "012 \xC3\xBC\xFC y");
}

TEST(Document, EditsOneFieldAndNothingElse) {
  Document document{
      "\xEF\xBB\xBF"
      "001    1\r\n001    2 M\xC3\xBC tail\r001"};
  EXPECT_TRUE(document.set_field(2, 10, 2, "Z", true));
  EXPECT_TRUE(document.set_field(3, 10, 3, "7", true));
  EXPECT_EQ(document.bytes(),
            "\xEF\xBB\xBF"
            "001    1\r\n001    2  Z tail\r001        7");
  EXPECT_EQ(document.text(3), "001        7");
}

TEST(Document, WritesWindows1252IntoAWindows1252Line) {
  Document document{"012 M\xFCnchen\n"};
  EXPECT_TRUE(document.set_text(1, "012 K\xC3\xB6ln"));
  EXPECT_FALSE(document.set_text(1,
                                 "012 \xC5\x81\xC3\xB3"
                                 "d\xC5\xBA"));
  EXPECT_EQ(document.bytes(), "012 K\xF6ln\n");
}

// A line of a Windows-1252 file that has no letters beyond ASCII yet.
TEST(Document, WritesWindows1252IntoAnAsciiLineOfAWindows1252File) {
  Document document{"012 M\xFCnchen\n022 Koeln\n"};
  EXPECT_FALSE(document.set_field(2, 5, 5, "\xC5\x81", false));
  EXPECT_TRUE(document.set_field(2, 5, 5, "K\xC3\xB6ln", false));
  EXPECT_EQ(document.field(2, 5, 5), "K\xF6ln ");
  EXPECT_TRUE(document.set_text(2, "022 Bonn"));
  EXPECT_TRUE(document.set_text(2, "022 G\xC3\xB6rlitz"));
  EXPECT_EQ(document.bytes(), "012 M\xFCnchen\n022 G\xF6rlitz\n");
}

// Names as Vega and spreadsheets write them: Jožef, D’Amico.
TEST(Document, WritesUtf8IntoAnAsciiLineOfAnotherFile) {
  for (const std::string rest : {"", "022 M\xC3\xBCnchen\n"}) {
    Document document{"012 x\n" + rest};
    EXPECT_TRUE(document.set_field(1, 5, 4, "K\xC3\xB6ln", false));
    EXPECT_EQ(document.bytes(), "012 K\xC3\xB6ln\n" + rest);
    EXPECT_TRUE(document.set_text(1, "012 \xC5\x81"));
    EXPECT_EQ(document.bytes(), "012 \xC5\x81\n" + rest);
  }
}

TEST(Document, WritesTheCharactersOfWindows1252ThatLatin1DoesNotHave) {
  Document document{
      "012 D\x92"
      "Amico\n"};
  EXPECT_TRUE(document.set_text(1, "012 \xE2\x82\xAC\xC5\xBD"));
  EXPECT_EQ(document.bytes(), "012 \x80\x8E\n");
  // Characters of Latin-1 that the bytes 80 to 9F do not have.
  EXPECT_FALSE(document.set_text(1, "012 \xC2\x80"));
  EXPECT_TRUE(document.set_text(1, "012 \xC2\x81"));
}

TEST(Document, InsertsAndErasesLinesWithTheirTerminators) {
  Document document{"a\r\nb"};
  document.insert_after(2, "c");
  EXPECT_EQ(document.bytes(), "a\r\nb\r\nc");
  document.insert_after(0, "0");
  EXPECT_EQ(document.bytes(), "0\r\na\r\nb\r\nc");
  document.erase(2);
  EXPECT_EQ(document.bytes(), "0\r\nb\r\nc");
  EXPECT_EQ(document.line_count(), 3U);
}

TEST(Document, ANewLineHasTheEncodingOfTheOthers) {
  Document document{"012 Forl\xEC\n"};
  EXPECT_TRUE(document.insert_after(1, "022 Citt\xC3\xA0"));
  EXPECT_EQ(document.bytes(), "012 Forl\xEC\n022 Citt\xE0\n");
  EXPECT_FALSE(document.insert_after(1, "102 \xC5\xBDi\xC4\x87"));
  EXPECT_EQ(document.bytes(), "012 Forl\xEC\n022 Citt\xE0\n");
  Document utf8{"012 Forl\xC3\xAC\n"};
  EXPECT_TRUE(utf8.insert_after(1, "022 Citt\xC3\xA0"));
  EXPECT_EQ(utf8.bytes(), "012 Forl\xC3\xAC\n022 Citt\xC3\xA0\n");
}

TEST(Document, ANewLineEndsAsTheLineBeforeIt) {
  Document document{"a\nb\r\nc"};
  document.insert_after(1, "x");
  EXPECT_EQ(document.bytes(), "a\nx\nb\r\nc");
  document.insert_after(3, "y");
  EXPECT_EQ(document.bytes(), "a\nx\nb\r\ny\r\nc");
  // A last line without an end gets that of the first; a line at the top has it too.
  document.insert_after(5, "z");
  EXPECT_EQ(document.bytes(), "a\nx\nb\r\ny\r\nc\nz");
  Document lone{"a"};
  lone.insert_after(1, "b");
  EXPECT_EQ(lone.bytes(), "a\nb");
}

TEST(Document, CountsLinesBeforeItTakesMemoryForThem) {
  for (const auto& text :
       {""s, "a"s, "a\n"s, "a\nb"s, "\r\n\r\r\n"s, "\n\n\n"s, "a\r"s, "\r\r\n\nx"s})
    EXPECT_EQ(trf::count_lines(text), split_lines(text).size()) << text;
  // Line ends at every place of eight bytes, and across them.
  for (const char* const end : {"\n", "\r", "\r\n", "\n\r", "\r\r\n"})
    for (std::size_t length = 0; length <= 24; ++length)
      for (std::size_t at = 0; at <= length; ++at) {
        std::string text(length, 'x');
        text.insert(at, end);
        EXPECT_EQ(trf::count_lines(text), split_lines(text).size()) << at << " of " << length;
      }
  trf::Limits limits;
  limits.lines = 3;
  EXPECT_EQ((Document{"\n\n", limits}.line_count()), 2U);
  EXPECT_EQ((Document{"\n\n\n", limits}.line_count()), 3U);
  EXPECT_FALSE((Document{"\n\n\n", limits}.has_too_many_lines()));
  const Document refused{"\n\n\n\n", limits};
  EXPECT_TRUE(refused.has_too_many_lines());
  EXPECT_EQ(refused.line_count(), 0U);
  const auto read = trf::read(refused);
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(read.diagnostics[0].message), "the file has more than 3 lines");
}

TEST(Document, SharesItsBytesUntilAnEdit) {
  const auto bytes = std::make_shared<const std::string>("012 Open\r001\r");
  Document document{bytes};
  EXPECT_EQ(document.shared_bytes(), bytes);
  const Document copy = document;
  EXPECT_EQ(copy.text(1).data(), bytes->data());
  document.replace_line(1, "012 Closed");
  EXPECT_EQ(*document.shared_bytes(), "012 Closed\r001\r");
  EXPECT_EQ(*bytes, "012 Open\r001\r");
  EXPECT_EQ(copy.text(1), "012 Open");
  EXPECT_EQ(*Document{}.shared_bytes(), "");
}

}  // namespace
