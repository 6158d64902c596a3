#include <gtest/gtest.h>

#include "support/draft.hpp"
#include "trf/board.hpp"
#include "trf/edit.hpp"
#include "trf/edit_round.hpp"
#include "trf/edit_teams.hpp"
#include "trf/messages/edit_teams.hpp"
#include "trf/messages/found_teams.hpp"
#include "trf/read.hpp"

namespace trf {
namespace {

/// Two teams of three on two boards; team 1 has White on board 1 in round 1.
// clang-format off
constexpr std::string_view paired =
    "142 3\n"
    "162  W 1.0    D 0.5    L 0.0    P 0.5\n"
    "192 FIDE_TEAM_TYPEA_MP_GP\n"
    "352 WB\n"
    "001    1 m    Abate, Aldo                       2100                             0.0    1     4 w  \n"
    "001    2 m    Basile, Bruno                     2050                             0.0    2     5 b  \n"
    "001    3 m    Conti, Carlo                      2000                             0.0    3\n"
    "001    4 m    Dini, Dario                       2090                             0.0    4     1 b  \n"
    "001    5 m    Esposito, Elio                    2040                             0.0    5     2 w  \n"
    "001    6 m    Ferri, Fabio                      1990                             0.0    6\n"
    "310   1 Ancona                           ANC             0.0    0.0   1     1    2    3\n"
    "310   2 Bari                             BAR             0.0    0.0   2     4    5    6\n";
// clang-format on

struct Paper {
  explicit Paper(std::string_view bytes) : document{std::string{bytes}} {
    tournament = read(document).value;
    EXPECT_TRUE(tournament);
  }
  Result<Document> enter(const std::vector<LineUpRequest>& requests, bool correct = false) const {
    return enter_line_ups(document, *tournament, requests, correct);
  }
  Document document;
  SharedTournament tournament;
};

std::string row(const Result<Document>& result, std::size_t line) {
  return result.value ? std::string{result.value->text(line)} : std::string{};
}

/// Columns of round 1.
std::string cell(const Result<Document>& result, std::size_t line) {
  return result.value ? std::string{result.value->field(line, 92, 8)} : std::string{};
}

/// Three teams of two on two boards, nothing paired; P of record 162 gives nothing.
// clang-format off
constexpr std::string_view unpaired =
    "142 3\n"
    "162  W 1.0    D 0.5    L 0.0    P 0.0\n"
    "192 FIDE_TEAM_TYPEA_MP_GP\n"
    "352 WB\n"
    "001    1 m    Abate, Aldo                       2100                             0.0    1\n"
    "001    2 m    Basile, Bruno                     2050                             0.0    2\n"
    "001    3 m    Conti, Carlo                      2000                             0.0    3\n"
    "001    4 m    Dini, Dario                       2090                             0.0    4\n"
    "001    5 m    Esposito, Elio                    2040                             0.0    5\n"
    "001    6 m    Ferri, Fabio                      1990                             0.0    6\n"
    "001    7 m    Galli, Gino                       1980                             0.0    7\n"
    "310   1 Ancona                           ANC             0.0    0.0   1     1    2    7\n"
    "310   2 Bari                             BAR             0.0    0.0   2     3    4\n"
    "310   3 Cuneo                            CUN             0.0    0.0   3     5    6\n"
    "300 001 002 000 0003 0000\n";
// clang-format on

TEST(WriteTeamPairing, WritesCellsRecords300And320AndPoints) {
  const Paper paper{unpaired};
  const auto made =
      write_team_pairing(paper.document, *paper.tournament, 1, {.pairs = {{1, 2}}, .bye = 0});
  // The bye is for the line-up; a reserve has no part in it.
  EXPECT_EQ(cell(made, 5), "0000 - U");
  EXPECT_EQ(cell(made, 6), "0000 - U");
  EXPECT_EQ(cell(made, 11), "");
  EXPECT_EQ(cell(made, 7), "   5 w  ");
  EXPECT_EQ(cell(made, 9), "   3 b  ");
  // Bari has an empty second board.
  EXPECT_EQ(cell(made, 8), "");
  EXPECT_EQ(cell(made, 10), "0000 w +");
  // A drawn match, and P for each board.
  EXPECT_EQ(row(made, 15), "320  1.0  0.0 001");
  EXPECT_EQ(row(made, 16), "300 001 002 003 0003 0000");
  EXPECT_EQ(made.value->field(12, 55, 13), "   1.0    0.0");
}

TEST(WriteTeamPairing, IsUndoneByUnpair) {
  const Paper paper{unpaired};
  const auto paired_once =
      write_team_pairing(paper.document, *paper.tournament, 1, {.pairs = {{1, 2}}, .bye = 0})
          .value.value();
  const auto undone = unpair(paired_once, *read(paired_once).value, std::nullopt, true);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes(), paper.document.bytes());
}

TEST(WriteTeamPairing, GivesNoPointsToTheFreeTeamOfARoundRobin) {
  const Paper paper{unpaired};
  const auto made =
      write_team_pairing(paper.document, *paper.tournament, 1,
                         {.pairs = {{2, 1}}, .bye = 0, .bye_code = ResultCode::zero_point_bye});
  for (const std::size_t line : {5U, 6U, 11U}) EXPECT_EQ(cell(made, line), "0000 - Z");
  EXPECT_EQ(row(made, 15), "300 001 002 003 0003 0000");
  EXPECT_EQ(made.value->line_count(), 15U);
}

TEST(WriteTeamPairing, KeepsTheAbsenceOfATeam) {
  Paper paper{std::string{unpaired} + "240 H 001 0003\n"};
  const auto result =
      write_team_pairing(paper.document, *paper.tournament, 1, {.pairs = {{0, 1}}, .bye = no_team});
  EXPECT_EQ(cell(result, 9), "0000 - H");
  EXPECT_EQ(cell(result, 10), "0000 - H");
  EXPECT_EQ(cell(result, 5), "   3 w  ");
  Paper first{std::string{unpaired} + "240 H 001 0001\n"};
  const auto other =
      write_team_pairing(first.document, *first.tournament, 1, {.pairs = {{1, 2}}, .bye = no_team});
  for (const std::size_t line : {5U, 6U, 11U}) EXPECT_EQ(cell(other, line), "0000 - H");
}

TEST(WriteTeamPairing, LeavesNothingOfTheMatchAndTheByeOfTeamsWithoutAPair) {
  const Paper before{unpaired};
  const auto first =
      write_team_pairing(before.document, *before.tournament, 1, {.pairs = {{1, 2}}, .bye = 0})
          .value.value();
  const Paper bye{first.bytes()};
  const auto without_bye =
      write_team_pairing(bye.document, *bye.tournament, 1, {.pairs = {{1, 2}}, .bye = no_team});
  for (const std::size_t line : {5U, 6U, 11U}) EXPECT_EQ(cell(without_bye, line), "");
  const auto played =
      enter_results(bye.document, *bye.tournament, read_results("1.1 1-0\n").value->entries, {});
  ASSERT_TRUE(played.value);
  const Paper match{played.value->bytes()};
  const auto without_match =
      write_team_pairing(match.document, *match.tournament, 1, {.pairs = {}, .bye = 0});
  for (const std::size_t line : {7U, 8U, 9U, 10U}) EXPECT_EQ(cell(without_match, line), "");
}

TEST(EnterLineUps, WritesRecord300BeforeTheRoundIsPaired) {
  const auto result = Paper(paired).enter({{1, 2, {3, 1}}, {2, 2, {4, 5}}});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(row(result, 13), "300 002 001 000 0003 0001");
  // The first members in their order need no record, and cells stay as they are.
  EXPECT_EQ(result.value->line_count(), 13u);
  EXPECT_EQ(cell(result, 5), "   4 w  ");
}

TEST(EnterLineUps, SeatsAPairedMatchAgain) {
  const auto result = Paper(paired).enter({{1, 1, {2, 3}}});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(cell(result, 5), "");
  EXPECT_EQ(cell(result, 6), "   4 w  ");
  EXPECT_EQ(cell(result, 7), "   5 b  ");
  EXPECT_EQ(cell(result, 8), "   2 b  ");
  EXPECT_EQ(cell(result, 9), "   3 w  ");
  EXPECT_EQ(row(result, 13), "300 001 001 002 0002 0003");
}

TEST(EnterLineUps, BothTeamsOfAMatchChangeAtOnce) {
  const auto result = Paper(paired).enter({{2, 1, {6, 4}}, {1, 1, {3, 1}}});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(cell(result, 7), "   6 w  ");
  EXPECT_EQ(cell(result, 5), "   4 b  ");
  EXPECT_EQ(cell(result, 6), "");
  EXPECT_EQ(row(result, 13), "300 001 001 002 0003 0001");
  EXPECT_EQ(row(result, 14), "300 001 002 001 0006 0004");
  const auto again = read(*result.value).value;
  // The same line-up again changes nothing.
  EXPECT_EQ(enter_line_ups(*result.value, *again, std::vector<LineUpRequest>{{1, 1, {3, 1}}}, false)
                .value->bytes(),
            result.value->bytes());
}

TEST(EnterLineUps, AnEmptyBoardIsAForfeitWinForTheOpponent) {
  const auto result = Paper(paired).enter({{1, 1, {1, 0}}});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(cell(result, 6), "");
  EXPECT_EQ(cell(result, 9), "0000 w +");
  EXPECT_EQ(result.value->field(9, 81, 4), " 1.0");
  EXPECT_EQ(row(result, 13), "300 001 001 002 0001 0000");
  // Undone with the round.
  const auto after = read(*result.value).value;
  const auto undone = unpair(*result.value, *after, std::nullopt, false);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(cell(undone, 9), "");
}

TEST(EnterLineUps, ResultsStayOnTheirBoardsIfTheyMay) {
  std::string text{paired};
  const auto put = [&](int line, char result) {
    std::size_t at = 0;
    for (int i = 1; i < line; ++i) at = text.find('\n', at) + 1;
    text[at + 98] = result;
  };
  put(5, '1');
  put(8, '0');
  const Paper paper(text);
  const auto refused = paper.enter({{1, 1, {2, 1}}});
  EXPECT_FALSE(refused.value);
  EXPECT_TRUE(refused.diagnostics.front().message.is<said::match_has_results>());
  const auto result = paper.enter({{1, 1, {2, 1}}}, true);
  ASSERT_TRUE(result.value);
  EXPECT_TRUE(result.diagnostics.front().message.is<said::results_stay_on_boards>());
  EXPECT_EQ(cell(result, 6), "   4 w 1");
  EXPECT_EQ(cell(result, 8), "   2 b 0");
  EXPECT_EQ(cell(result, 5), "   5 b  ");
}

TEST(EnterLineUps, RefusesWhatIsNoLineUp) {
  const Paper paper(paired);
  const auto fault = [&](LineUpRequest request) {
    const auto result = paper.enter({std::move(request)});
    EXPECT_FALSE(result.value);
    return result.diagnostics.empty() ? std::string{}
                                      : to_string(result.diagnostics.front().message);
  };
  EXPECT_EQ(fault({3, 1, {1, 2}}), "no team has number 3");
  EXPECT_EQ(fault({1, 1, {1, 9}}), "no player has start number 9");
  EXPECT_EQ(fault({1, 1, {1, 4}}), "player 4 is not a member of team 1");
  EXPECT_EQ(fault({1, 1, {1, 1}}), "player 1 is on two boards of the line-up: 1 and 2");
  EXPECT_EQ(fault({1, 1, {1}}),
            "team 1: the line-up has 1 board, the match has 2; write 0 for an empty board");
  EXPECT_EQ(fault({1, 1, {1, 2, 3}}),
            "team 1: the line-up has 3 boards, the match has 2; write 0 for an empty board");
  EXPECT_EQ(fault({1, 1, {0, 0}}), "team 1: the line-up has no player");
  EXPECT_EQ(fault({1, 4, {1, 2}}), "round 4 does not exist; the report has 3 rounds");
  const auto twice = paper.enter({{1, 1, {2, 1}}, {1, 1, {1, 2}}});
  EXPECT_EQ(to_string(twice.diagnostics.front().message), "team 1 has two line-ups for round 1");
}

TEST(EnterLineUps, AreNotForAScheveningenMatch) {
  std::string text{paired};
  const std::string_view code = "FIDE_TEAM_TYPEA_MP_GP";
  text.replace(text.find(code), code.size(), "FIDE_SCHEVENINGEN");
  const auto result = Paper(text).enter({{1, 1, {2, 1}}});
  EXPECT_TRUE(result.diagnostics.front().message.is<said::scheveningen_has_no_line_ups>());
}

TEST(EnterLineUps, NeedsRecord300) {
  const Paper old(
      "001    1 m    Abate, Aldo                       2100\n"
      "001    2 m    Basile, Bruno                     2050\n"
      "013 Ancona                             1    2\n");
  const auto result = old.enter({{1, 1, {1, 2}}});
  EXPECT_EQ(to_string(result.diagnostics.front().message), "TRF16 has no record for line-ups");
  const auto none = Paper("001    1 m    Abate, Aldo\n").enter({{1, 1, {1}}});
  EXPECT_EQ(to_string(none.diagnostics.front().message), "the report has no teams");
  const Paper clubs(
      "192 FIDE_DUTCH_2026\n"
      "001    1 m    Abate, Aldo\n"
      "001    2 m    Basile, Bruno\n"
      "310   1 Ancona" +
      std::string(59, ' ') + "   1    2\n");
  ASSERT_EQ(clubs.tournament->teams.size(), 1U);
  const auto line_up = clubs.enter({{1, 1, {1, 2}}});
  EXPECT_EQ(to_string(line_up.diagnostics.front().message), "the report has no teams");
}

// Record 330 is a result, also where the cells have none.
TEST(Unpair, TakesAForfeitedMatchBackWithCorrectOnly) {
  const Paper open{paired};
  EXPECT_TRUE(unpair(open.document, *open.tournament, std::nullopt, false).value);
  const std::string forfeited = std::string{paired} + "330 +- 001 001 002\n330 -+ 004 002 001\n";
  const Paper paper{forfeited};
  const auto refused = unpair(paper.document, *paper.tournament, std::nullopt, false);
  EXPECT_FALSE(refused.value);
  ASSERT_EQ(refused.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(refused.diagnostics[0].message), "round 1 has 1 result");
  const auto undone = unpair(paper.document, *paper.tournament, std::nullopt, true);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes().find("330 +-"), std::string::npos);
  EXPECT_NE(undone.value->bytes().find("330 -+ 004"), std::string::npos);  // Of no round
}

// Each board is empty in one of the two line-ups.
TEST(Unpair, TakesAMatchWithoutGamesBack) {
  Paper paper{unpaired};
  const auto line_ups = paper.enter({{1, 1, {1, 0}}, {2, 1, {0, 4}}});
  ASSERT_TRUE(line_ups.value);
  const Document before = *line_ups.value;
  const auto paired_once =
      write_team_pairing(before, *read(before).value, 1, {.pairs = {{0, 1}}, .bye = 2})
          .value.value();
  const auto made = read(paired_once).value;
  ASSERT_TRUE(made);
  EXPECT_EQ(made->paired_rounds(), 1);
  const auto matches = forfeited_boards(*made, 1);
  ASSERT_EQ(matches.size(), 1U);
  EXPECT_EQ(matches[0].by_boards, std::pair(Score::from_tenths(10), Score::from_tenths(10)));
  const auto undone = unpair(paired_once, *made, std::nullopt, true);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes(), before.bytes());
}

TEST(Fill, PointsAndRanksOfTeamsFollow) {
  std::string text{paired};
  for (const auto& [from, to] :
       {std::pair("4 w  ", "4 w 0"), {"1 b  ", "1 b 1"}, {"5 b  ", "5 b ="}, {"2 w  ", "2 w ="}})
    text.replace(text.find(from), 5, to);
  const Paper paper(text);
  Document document = paper.document;
  EXPECT_TRUE(fill(document, *paper.tournament, {.points = true, .rank = true}).empty());
  EXPECT_EQ(
      document.text(11),
      "310   1 Ancona                           ANC             0.0    0.5   2     1    2    3");
  EXPECT_EQ(
      document.text(12),
      "310   2 Bari                             BAR             2.0    1.5   1     4    5    6");
}

}  // namespace
}  // namespace trf
