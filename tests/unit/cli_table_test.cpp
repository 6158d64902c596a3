#include <gtest/gtest.h>

#include "cli/html.hpp"
#include "cli/session.hpp"
#include "cli/table.hpp"
#include "cli/text.hpp"
#include "process/process.hpp"
#include "support/words.hpp"

namespace {

using cli::Format;
using cli::render;
using cli::Table;
using trf::Decimal;

Table sample() {
  return {"trf-test/1",
          words("Title"),
          {{"id", {}}, {"name", words("Name")}, {"points", {}}, {"ok", {}}},
          {{std::int64_t{1}, std::string{"Müller, \"Jo\""}, Decimal{45, 1}, true},
           {std::int64_t{12}, std::monostate{}, Decimal{-5, 1}, false}}};
}

TEST(Render, CsvFollowsRfc4180) {
  EXPECT_EQ(render(sample(), Format::csv),
            "id,name,points,ok\n1,\"Müller, \"\"Jo\"\"\",4.5,true\n12,,-0.5,false\n");
  EXPECT_EQ(render(sample(), Format::csv, false),
            "1,\"Müller, \"\"Jo\"\"\",4.5,true\n12,,-0.5,false\n");
}

TEST(Render, CsvForExcelHasMarkSemicolonsAndCrLf) {
  EXPECT_EQ(
      render(sample(), Format::csv, true, {.excel = true}),
      "\xEF\xBB\xBFid;name;points;ok\r\n1;\"Müller, \"\"Jo\"\"\";4.5;true\r\n12;;-0.5;false\r\n");
}

TEST(Render, SafeCsvDisarmsFormulas) {
  const auto text = [](const char* cell) { return std::string{cell}; };
  const cli::Table table{"",
                         {},
                         {{"name", {}}, {"n", {}}},
                         {{text("=1+1"), std::int64_t{-1}},
                          {text("@x"), Decimal{-5, 1}},
                          {text("+4"), true},
                          {text("-2"), std::monostate{}},
                          {text("a=b"), std::int64_t{0}}}};
  EXPECT_EQ(render(table, Format::csv, false, {.safe = true}),
            "'=1+1,-1\n'@x,-0.5\n'+4,true\n'-2,\na=b,0\n");
  EXPECT_TRUE(render(table, Format::csv, false).starts_with("=1+1,-1\n@x"));
}

TEST(Render, JsonHasSchemaFirstAndNumbersExact) {
  EXPECT_EQ(
      render(sample(), Format::jsonl),
      "{\"schema\":\"trf-test/1\",\"rows\":[{\"id\":1,\"name\":\"Müller, \\\"Jo\\\"\","
      "\"points\":4.5,\"ok\":true},{\"id\":12,\"name\":null,\"points\":-0.5,\"ok\":false}]}\n");
  EXPECT_TRUE(render(sample(), Format::json).starts_with("{\n  \"schema\": \"trf-test/1\",\n"));
}

TEST(Render, RowsThatAreNotKeptComeAfterTheOthersInEveryFormat) {
  auto streamed = sample();
  streamed.rows.pop_back();
  int times = 0;
  streamed.more = [&times](const cli::TakeRow& take) {
    ++times;
    take(std::vector<cli::CellView>{std::int64_t{12}, std::monostate{}, Decimal{-5, 1}, false});
  };
  for (const auto format : {Format::csv, Format::json, Format::jsonl, Format::text, Format::html})
    EXPECT_EQ(render(streamed, format), render(sample(), format));
  EXPECT_EQ(times, 7);  // Text and pages look at the rows before they write them
}

TEST(Render, LongTablesArePassedOnInPieces) {
  Table table{"", {}, {{"n", {}}}, {}};
  table.more = [](const cli::TakeRow& take) {
    for (std::int64_t n = 0; n < 100'000; ++n) take(std::vector<cli::CellView>{n});
  };
  for (const auto format : {Format::csv, Format::json, Format::jsonl, Format::text}) {
    std::size_t pieces = 0, longest = 0;
    std::string all;
    render(table, format, true, {}, [&](std::string_view piece) {
      ++pieces;
      longest = std::max(longest, piece.size());
      all += piece;
    });
    EXPECT_GT(pieces, 5U);
    EXPECT_LT(longest, std::size_t{80} << 10);
    EXPECT_EQ(all, render(table, format));
  }
}

TEST(Render, JsonKeepsWhatIsNotPlain) {
  const auto cell = [](std::string text) {
    return render(Table{"", {}, {{"t", {}}}, {{std::move(text)}}}, Format::jsonl);
  };
  EXPECT_EQ(cell("a\"b\\c\x7F"
                 "d\xC3\xA9"
                 "e\xE9\n\t\x01"),
            "{\"schema\":\"\",\"rows\":[{\"t\":\"a\\\"b\\\\c\\u007fd\xC3\xA9"
            "e\xC3\xA9\\n\\t\\u0001\"}]}\n");
}

TEST(Render, TextAlignsByWhatATerminalShows) {
  EXPECT_EQ(render(sample(), Format::text),
            "Title\n\n"
            "id  Name          points  ok\n"
            " 1  Müller, \"Jo\"     4.5  true\n"
            "12                  -0.5  false\n");
}

TEST(Render, TextEscapesControlCharacters) {
  // NOLINTNEXTLINE(misc-misleading-bidirectional)
  Table table{"t", {}, {{"a", {}}}, {{std::string{"\x1b[31m\xE2\x80\xAE"}}}};
  EXPECT_EQ(render(table, Format::text), "a\n\\x1B[31m\\u202E\n");
}

class Narrow : public cli::Process {
 public:
  explicit Narrow(std::size_t width) : width_{width} {}
  [[nodiscard]] std::size_t terminal_width() const noexcept override { return width_; }

 private:
  std::size_t width_;
};

TEST(Render, TextGoesOnBelowInANarrowTerminal) {
  const Table table{"t",
                    {},
                    {{"id", {}}, {"name", words("Name")}, {"note", words("Note")}},
                    {{std::int64_t{1}, std::string{"Bianchi Rossi, Ada"},
                      std::string{"a bye of the first round"}}}};
  const auto shown = [&](std::size_t width) {
    Narrow host{width};
    cli::Session session{host};
    const cli::Within within{session};
    return render(table, Format::text);
  };
  EXPECT_EQ(shown(60),
            "id  Name                Note\n"
            " 1  Bianchi Rossi, Ada  a bye of the first round\n");
  // The widest column is narrowed first.
  EXPECT_EQ(shown(42),
            "id  Name                Note\n"
            " 1  Bianchi Rossi, Ada  a bye of the first\n"
            "                        round\n");
  EXPECT_EQ(shown(32),
            "id  Name           Note\n"
            " 1  Bianchi        a bye of the\n"
            "    Rossi, Ada     first round\n");
}

TEST(Render, HtmlEscapesMarkup) {
  Table table{"t", {}, {{"a", {}}}, {{std::string{"<b>&'\""}}}};
  EXPECT_NE(render(table, Format::html).find("<td>&lt;b&gt;&amp;&#39;&quot;</td>"),
            std::string::npos);
}

TEST(Render, DecimalsKeepTheirDigits) {
  EXPECT_EQ(to_string(Decimal{300, 2}), "3.00");
  EXPECT_EQ(to_string(Decimal{-5, 1}), "-0.5");
  EXPECT_EQ(to_string(Decimal{7, 0}), "7");
  EXPECT_EQ(to_string(Decimal{std::numeric_limits<std::int64_t>::min(), 1}),
            "-922337203685477580.8");
}

TEST(Text, WidthCountsCellsOfATerminal) {
  EXPECT_EQ(cli::display_width("Müller"), 6U);
  EXPECT_EQ(cli::display_width("e\xCC\x81"), 1U);
  EXPECT_EQ(cli::display_width("\xE6\xA3\x8B"), 2U);
  EXPECT_EQ(cli::display_width("\xE9"), 1U) << "a Latin-1 byte";
}

TEST(Text, BrokenUtf8IsLatin1) {
  EXPECT_EQ(cli::json_quoted("\xE9\x01"), "\"\xC3\xA9\\u0001\"");
  for (const char* const broken : {"\xC0\xAF", "\xED\xA0\x80", "\xF5\x80\x80\x80", "\xE2\x82"})
    EXPECT_FALSE(cli::first_code_point(broken).is_valid);
}

TEST(Page, IsSelfContained) {
  const auto page = cli::page(cli::xml_escaped("<T>"), "<p>x</p>");
  EXPECT_TRUE(page.starts_with("<!DOCTYPE html>\n<html lang=\"en\">"));
  EXPECT_NE(page.find("<title>&lt;T&gt;</title>"), std::string::npos);
  for (const auto* const outside : {"http:", "https:", "<script", "url("})
    EXPECT_EQ(page.find(outside), std::string::npos) << outside;
}

}  // namespace
