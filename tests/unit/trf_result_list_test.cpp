#include <gtest/gtest.h>

#include "trf/messages/lists.hpp"
#include "trf/result_list.hpp"

namespace trf {
namespace {

using enum ResultCode;

GameResult read(std::string_view text) {
  const auto written = parse_result(text);
  EXPECT_TRUE(written) << text;
  EXPECT_FALSE(written && written->was_date) << text;
  return written ? written->result : GameResult{};
}

TEST(ParseResult, ReadsEverySpelling) {
  const GameResult white{win, loss}, black{loss, win}, even{draw, draw};
  for (const auto* text : {"1-0", "1:0", " 1 - 0 ", "1\u20130", "1\u22120"})
    EXPECT_EQ(read(text), white) << text;
  for (const auto* text : {"0-1", "0:1"}) EXPECT_EQ(read(text), black) << text;
  for (const auto* text : {"1/2-1/2", "1/2", "\u00BD", "=", "\u00BD-\u00BD", "0.5-0.5", "0,5-0,5",
                           "1/2:1/2", "=-=", ".5-.5"})
    EXPECT_EQ(read(text), even) << text;
  EXPECT_EQ(read("0-0"), (GameResult{loss, loss}));
  for (const auto* text : {"1/2-0", "\u00BD-0", "0.5-0", "0,5:0"})
    EXPECT_EQ(read(text), (GameResult{draw, loss})) << text;
  EXPECT_EQ(read("0-1/2"), (GameResult{loss, draw}));
  for (const auto* text : {"+-", "+/-", "+:-", "1-0F", "1-0f"})
    EXPECT_EQ(read(text), (GameResult{forfeit_win, forfeit_loss})) << text;
  for (const auto* text : {"-+", "-/+", "0-1F"})
    EXPECT_EQ(read(text), (GameResult{forfeit_loss, forfeit_win})) << text;
  for (const auto* text : {"--", "-/-", "0-0F"})
    EXPECT_EQ(read(text), (GameResult{forfeit_loss, forfeit_loss})) << text;
  EXPECT_EQ(read("W"), (GameResult{unrated_win, unrated_loss}));
  EXPECT_EQ(read("d"), (GameResult{unrated_draw, unrated_draw}));
  EXPECT_EQ(read("L"), (GameResult{unrated_loss, unrated_win}));
  EXPECT_EQ(read("*"), GameResult{});
}

TEST(ParseResult, TakesTheDatesOfSpreadsheetsForAHalf) {
  for (const auto* text :
       {"1-Feb", "01-feb", "1/Feb/26", "01/02/2026", "1/2/2026", "2-Jan", "02-gen", "2026-02-01",
        "2026/01/02", "01.02.2026", "1 February", "Feb-01", "Jan-02", "1. Feb", "2-gennaio"}) {
    const auto written = parse_result(text);
    ASSERT_TRUE(written) << text;
    EXPECT_TRUE(written->was_date) << text;
    EXPECT_EQ(written->result, (GameResult{draw, draw})) << text;
  }
}

TEST(ParseResult, RefusesEverythingElse) {
  for (const auto* text : {"", "x", "1", "2-0", "1-1", "1-1/2", "+", "-", "1-0-0", "3-Feb", "2-Feb",
                           "1-Jan", "1/3", "01/02/03/04", "=1-0", "F", "U", "++", "**"})
    EXPECT_FALSE(parse_result(text)) << text;
}

TEST(ParseResult, WritesWhatItReads) {
  for (const auto* text :
       {"1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "+-", "-+", "--", "W", "D", "L", "*"})
    EXPECT_EQ(to_string(read(text)), text);
  EXPECT_EQ(to_string(GameResult{win, none}), "1: ");
}

TEST(GameResult, IsOpenIfBothCodesAreMissing) {
  EXPECT_TRUE((GameResult{none, none}.is_open()));
  EXPECT_FALSE((GameResult{win, none}.is_open()));
  EXPECT_FALSE((GameResult{none, loss}.is_open()));
}

std::vector<ResultEntry> entries(std::string_view list) {
  const auto read = read_results(list);
  EXPECT_TRUE(read.value) << list;
  return read.value ? read.value->entries : std::vector<ResultEntry>{};
}

std::string only_fault(std::string_view list) {
  const auto read = read_results(list);
  EXPECT_FALSE(read.diagnostics.empty()) << list;
  if (read.diagnostics.empty()) return {};
  const auto& first = read.diagnostics.front();
  return std::to_string(first.where.line) + ":" + std::to_string(first.where.column) + " " +
         to_string(first.message);
}

TEST(ReadResults, ReadsLinesByBoardAndByPair) {
  const auto rows = entries("# round 3\n\n1 1-0\r\n 2.1\t=\r12 7 0-1\n3;--\n12-7 *");
  ASSERT_EQ(rows.size(), 5U);
  EXPECT_EQ(rows[0].board, 1);
  EXPECT_EQ(rows[0].where, (Position{3, 1}));
  EXPECT_EQ(rows[1].board, 2);
  EXPECT_EQ(rows[1].game, 1);
  EXPECT_EQ(rows[1].where, (Position{4, 2, 3}));
  EXPECT_EQ(rows[2].white, 12);
  EXPECT_EQ(rows[2].black, 7);
  EXPECT_EQ(rows[3].board, 3);
  EXPECT_EQ(rows[4].white, 12);
  EXPECT_TRUE(rows[4].result.is_open());
}

TEST(ReadResults, ReadsTheFilledInSheetOfEveryProgram) {
  for (const std::string_view list :
       {"round,board,white,black,white_name,black_name,result\n"
        "3,1,12,7,\"A, B\",\"C, D\",1-0\n3,2,4,5,x,y,\n3,3,9,0,z,,\n",
        "\xEF\xBB\xBFround;board;white;black;result\r\n3;1;12;7;\"1-0\"\r\n;;;;\r\n",
        "sep=;\r\nboard;white;black;result\r\n1;12;7;1-0\r\n",
        "Bianco\tNero\tRISULTATO\tScacchiera\n12\t7\t1 - 0\t1\n"}) {
    const auto rows = entries(list);
    ASSERT_EQ(rows.size(), 1U) << list;
    EXPECT_EQ(rows[0].board, 1) << list;
    EXPECT_EQ(rows[0].white, 12) << list;
    EXPECT_EQ(rows[0].black, 7) << list;
    EXPECT_EQ(rows[0].result, (GameResult{win, loss})) << list;
  }
  const auto by_white = entries("result,white\n=,12\n");
  ASSERT_EQ(by_white.size(), 1U);
  EXPECT_EQ(by_white[0].white, 12);
}

TEST(ReadResults, TellsADateOnce) {
  const auto read = read_results("board;result\n1;1-Feb\n2;01/02/2026\n");
  ASSERT_TRUE(read.value);
  ASSERT_EQ(read.diagnostics.size(), 1U);
  EXPECT_EQ(read.diagnostics[0].severity, Severity::warning);
  EXPECT_EQ(to_string(read.diagnostics[0].message), "'1-Feb' is a date; read as 1/2");
}

TEST(ReadResults, SaysThatAListHasNoResults) {
  for (const auto* empty : {"", "\n\n", "# round 3\n", "board,result\n", "board,result\n1,\n"}) {
    const auto list = read_results(empty);
    ASSERT_EQ(list.diagnostics.size(), 1U) << empty;
    EXPECT_EQ(list.diagnostics[0].severity, Severity::warning);
    EXPECT_TRUE(list.diagnostics[0].message.is<said::list_without_results>());
  }
  EXPECT_TRUE(read_results("1 *\n").diagnostics.empty());
}

TEST(ReadResults, NamesThePlaceOfEachFault) {
  EXPECT_EQ(only_fault("1 1-0\n2 x\n"), "2:3 result is 'x'; write 1-0, 0-1, 1/2, +-, -+, -- or *");
  EXPECT_EQ(only_fault("1\n"), "1:1 a line is BOARD RESULT or WHITE BLACK RESULT");
  EXPECT_EQ(only_fault("a 1-0\n"),
            "1:1 'a' is neither a board nor two players; write 4, in a match 4.1, or 12-7 for two "
            "players");
  EXPECT_EQ(only_fault("result,name\n1-0,x\n"),
            "1:1 the list has no column 'board' and no column 'white'");
  EXPECT_EQ(only_fault("board,result\n\"1,1-0\n"), "2:1 this quotation mark is never closed");
  EXPECT_EQ(only_fault("board,result\n=1+1,1-0\n"),
            "2:1 board is '=1+1'; write 4, in a match 4.1; in a spreadsheet give the column the "
            "format of text");
  EXPECT_EQ(only_fault(std::string_view("1 1-0\n2 \0", 9)),
            "2:3 the list contains a NUL: it is not a text file; save a spreadsheet as CSV");
  EXPECT_EQ(only_fault("\xFF\xFE\x31"), "1:1 the list is in UTF-16; save it as CSV in UTF-8");
}

TEST(ReadResults, EndsAfterAHundredThousandRows) {
  std::string lines, sheet = "board,result\n";
  for (int i = 1; i <= 1'000'000; ++i) {
    lines += "1 1-0\n";
    sheet += "1,1-0\n";
  }
  EXPECT_EQ(only_fault(lines), "100001:1 the list has more than 100000 rows");
  EXPECT_EQ(only_fault(sheet), "100002:1 the list has more than 100000 rows");
}

// Each would take minutes if a part of the work were repeated for every cell.
TEST(ReadResults, HugeLinesCostNothing) {
  std::string words, columns, quotes = "board,result\n\"";
  for (int i = 0; i < 500'000; ++i) {
    words += "1 ";
    columns += "c" + std::to_string(i) + ',';
    quotes += "\"\"";
  }
  EXPECT_EQ(only_fault(words), "1:1 a line is BOARD RESULT or WHITE BLACK RESULT");
  EXPECT_EQ(only_fault(columns + "result\n1\n"),
            "1:1 the list has no column 'board' and no column 'white'");
  EXPECT_EQ(read_results(quotes + "\",1-0\n").diagnostics.size(), 1U);
}

TEST(ReadResult, ReadsAnOption) {
  const auto board = read_result("4:1-0");
  ASSERT_TRUE(board.value);
  EXPECT_EQ(board.value->entries[0].board, 4);
  const auto pair = read_result("12-7:0:1");
  ASSERT_TRUE(pair.value);
  EXPECT_EQ(pair.value->entries[0].black, 7);
  EXPECT_EQ(pair.value->entries[0].result, (GameResult{loss, win}));
  EXPECT_FALSE(read_result("4").value);
  EXPECT_FALSE(read_result("4:").value);
  EXPECT_FALSE(read_result("12-:1-0").value);
}

}  // namespace
}  // namespace trf
