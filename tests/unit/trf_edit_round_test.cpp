#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/draft.hpp"
#include "support/sketch.hpp"
#include "trf/edit_round.hpp"
#include "trf/messages/edits.hpp"
#include "trf/read.hpp"
#include "trf/write.hpp"

namespace trf {
namespace {

/// A report as an edit needs it.
struct Paper {
  explicit Paper(std::string bytes) : document{std::move(bytes)} {
    auto result = read(document);
    EXPECT_TRUE(result.value);
    tournament = result.value;
  }
  Document document;
  test::Draft tournament;
};

/// Rounds drawn by sketch(), with points and ranks, as a report.
Paper paper(const std::vector<std::string_view>& rows) {
  auto t = test::sketch(rows);
  for (PlayerIndex p = 0; p < t.player_count(); ++p) {
    t.players[p].name = "Player";
    t.players[p].points = t.score(p);
    t.players[p].rank = static_cast<std::uint16_t>(p + 1);
  }
  return Paper{write(t).bytes};
}

std::vector<ResultEntry> entries(std::string_view list) {
  return read_results(list).value.value().entries;
}

Result<Document> enter(const Paper& paper, std::string_view list, EnterOptions options = {}) {
  return enter_results(paper.document, paper.tournament, entries(list), options);
}

std::string fault(const Paper& paper, std::string_view list, EnterOptions options = {}) {
  const auto result = enter(paper, list, options);
  EXPECT_FALSE(result.value) << list;
  return result.diagnostics.empty() ? std::string{} : to_string(result.diagnostics.front().message);
}

const std::vector<std::string_view> second_round{"3w1 2w", "4w1 1b", "1b0 4b", "2b0 3w", "U H"};

TEST(EnterResults, ChangesResultsAndPointsAndNoOtherByte) {
  const auto before = paper(second_round);
  const auto result = enter(before, "1 1/2\n4-3 +-\n");
  ASSERT_TRUE(result.value);
  EXPECT_TRUE(result.diagnostics.empty());
  const auto after = paper({"3w1 2w=", "4w1 1b=", "1b0 4b-", "2b0 3w+", "U H"});
  EXPECT_EQ(result.value->bytes(), after.document.bytes());
}

TEST(EnterResults, TakesAResultBackWithAStar) {
  const auto before = paper({"2w1", "1b0"});
  const auto result = enter(before, "1 *", {.correct = true});
  ASSERT_TRUE(result.value);
  const test::Draft t = read(*result.value).value;
  EXPECT_TRUE(t.game(0, 1).is_open());
  EXPECT_EQ(t.players[0].points, Score{});
}

TEST(EnterResults, RefusesAnotherResultWithoutCorrect) {
  const auto before = paper({"2w1", "1b0"});
  EXPECT_EQ(fault(before, "1 0-1"), "board 1 (1-2) already has 1-0, not 0-1");
  EXPECT_EQ(fault(before, "1 *"), "board 1 (1-2) already has 1-0, not *");
  const auto same = enter(before, "1 1-0");
  ASSERT_TRUE(same.value);
  EXPECT_EQ(same.value->bytes(), before.document.bytes());
  const auto corrected = enter(before, "1 0-1", {.correct = true});
  ASSERT_TRUE(corrected.value);
  ASSERT_EQ(corrected.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(corrected.diagnostics[0].message), "board 1 (1-2): 1-0 corrected to 0-1");
  EXPECT_EQ(corrected.value->bytes(), paper({"2w0", "1b1"}).document.bytes());
}

TEST(EnterResults, RefusesWhatTheRoundDoesNotHave) {
  const auto before = paper(second_round);
  EXPECT_EQ(fault(before, "3 1-0"), "round 2 has no board 3; the last is board 2");
  EXPECT_EQ(fault(before, "1.1 1-0"), "round 2 has no board 1.1");
  EXPECT_EQ(fault(before, "9 2 1-0"), "no player has start number 9");
  EXPECT_EQ(fault(before, "5 2 1-0"), "5 has no opponent in round 2");
  EXPECT_EQ(fault(before, "1 3 1-0"),
            "1 and 3 are not paired in round 2: board 1 (1-2), board 2 (4-3)");
  EXPECT_EQ(fault(before, "2 1 1-0"), "1 has White: write 1-2, and the result from White's side");
  EXPECT_EQ(fault(before, "board,white,black,result\n1,4,3,1-0\n"),
            "board 1 is 1-2; 4 plays on board 2");
  EXPECT_EQ(fault(before, "1 1-0\n1-2 0-1\n"), "board 1 (1-2) has two results, 1-0 and 0-1");
  EXPECT_EQ(fault(before, "1 1-0", {.round = 3}),
            "round 3 is not paired; the last paired round is 2");
}

TEST(EnterResults, ChangesNothingWhenOneRowIsRefused) {
  const auto before = paper(second_round);
  const auto result = enter(before, "1 1-0\n2 1-0\n7 1-0\n8 1-0\n");
  EXPECT_FALSE(result.value);
  ASSERT_EQ(result.diagnostics.size(), 2U);  // Every reason, with its place
  EXPECT_EQ(result.diagnostics[0].where.line, 3U);
  EXPECT_EQ(result.diagnostics[1].where.line, 4U);
}

TEST(EnterResults, SaysThatLaterRoundsStay) {
  const auto before = paper(second_round);
  const auto result = enter(before, "1 0-1", {.round = 1, .correct = true});
  ASSERT_TRUE(result.value);
  EXPECT_EQ(to_string(result.diagnostics[0].message),
            "round 1 is not the last; later rounds stay as they were paired (C.04.2 4.3)");
  EXPECT_EQ(result.value->bytes(),
            paper({"3w0 2w", "4w1 1b", "1b1 4b", "2b0 3w", "U H"}).document.bytes());
}

TEST(EnterResults, LeavesPointsThatAreNotTheSum) {
  auto t = test::sketch({"2w", "1b"});
  t.players[0].points = Score::from_tenths(70);
  t.players[1].points = Score{};
  const Paper before{write(t).bytes};
  const auto result = enter(before, "1 0-1");
  ASSERT_TRUE(result.value);
  EXPECT_EQ(result.diagnostics.size(), 0U);  // His points did not change: 0 games won
  const test::Draft after = read(*result.value).value;
  EXPECT_EQ(after.players[0].points, Score::from_tenths(70));
  EXPECT_EQ(after.players[1].points, Score::from_tenths(10));
  const auto won = enter(before, "1 1-0");
  ASSERT_TRUE(won.value);
  ASSERT_EQ(won.diagnostics.size(), 1U);
  EXPECT_EQ(to_string(won.diagnostics[0].message),
            "the points of 1 player were not the sum of the results and stay");
}

TEST(Unpair, SaysWhosePointsStay) {
  auto t = test::sketch({"2w1", "1b0"});
  t.players[0].points = Score::from_tenths(70);
  const Paper before{write(t).bytes};
  const auto result = unpair(before.document, before.tournament, std::nullopt, true);
  ASSERT_TRUE(result.value);
  ASSERT_EQ(result.diagnostics.size(), 1U);
  EXPECT_TRUE(result.diagnostics[0].message.is<said::points_stay>());
}

// Team 1 has 3 match points, of which its win explains 2.
TEST(EnterResults, SaysWhichTeamsPointsStay) {
  const auto report = [](std::string_view points) {
    std::string bytes = "192 FIDE_TEAM_TYPEA_MP_GP\n";
    bytes += points;
    bytes +=
        "310   2 Two                                      2400    0.0    0.0   2     2\n"
        "001    1      One                               2400                             1.0    1"
        "     2 w 1\n"
        "001    2      Two                               2300                             0.0    2"
        "     1 b 0\n";
    return bytes;
  };
  const Paper sum{
      report("310   1 One                                      2400    2.0    1.0   1     1\n")};
  const Paper other{
      report("310   1 One                                      2400    3.0    1.0   1     1\n")};
  const auto follows = enter(sum, "1.1 1/2", {.correct = true});
  ASSERT_TRUE(follows.value) << to_string(follows.diagnostics[0].message);
  EXPECT_EQ(follows.diagnostics.size(), 1U);  // That the result was corrected
  const test::Draft after = read(*follows.value).value;
  EXPECT_EQ(after.teams[0].match_points, Score::from_tenths(10));
  EXPECT_EQ(after.teams[1].match_points, Score::from_tenths(10));
  EXPECT_EQ(after.teams[0].game_points, Score::from_tenths(5));
  const auto stays = enter(other, "1.1 1/2", {.correct = true});
  ASSERT_TRUE(stays.value);
  ASSERT_EQ(stays.diagnostics.size(), 2U);
  EXPECT_EQ(to_string(stays.diagnostics[0].message),
            "the points of 1 team were not the sum of the results and stay");
  const test::Draft left = read(*stays.value).value;
  EXPECT_EQ(left.teams[0].match_points, Score::from_tenths(30));
  EXPECT_EQ(left.teams[0].game_points, Score::from_tenths(5));
}

TEST(ProgressOf, CountsGamesAndNamesTheOpenOnes) {
  const auto before = paper(second_round);
  const auto none = progress_of(before.tournament);
  EXPECT_EQ(none.round, 2);
  EXPECT_EQ(none.games, 2);
  EXPECT_EQ(none.with_result, 0);
  const auto one = progress_of(*read(*enter(before, "2 1-0").value).value);
  EXPECT_EQ(one.with_result, 1);
  ASSERT_EQ(one.open.size(), 1U);
  EXPECT_EQ(to_string(one.open[0]), "1");
}

TEST(Unpair, TakesBackTheLastRoundAndKeepsRequestedByes) {
  const auto before = paper(second_round);
  const auto result = unpair(before.document, before.tournament, std::nullopt, false);
  ASSERT_TRUE(result.value);
  const test::Draft t = read(*result.value).value;
  EXPECT_EQ(t.game(4, 2).code, ResultCode::half_point_bye);
  EXPECT_EQ(t.players[4].points, Score::from_tenths(10));  // A bye counts once its round is paired
  auto first_round = test::sketch({"3w1", "4w1", "1b0", "2b0", "U H"});
  for (PlayerIndex p = 0; p < 5; ++p) {
    first_round.players[p].name = "Player";
    first_round.players[p].points = first_round.score(p, 1);
    first_round.players[p].rank = static_cast<std::uint16_t>(p + 1);
  }
  EXPECT_EQ(result.value->bytes(), write(first_round).bytes);
  EXPECT_FALSE(unpair(before.document, before.tournament, 1, false).value);
  EXPECT_TRUE(unpair(before.document, before.tournament, 2, false).value);
}

TEST(Unpair, AsksForCorrectWhereThereAreResults) {
  const auto before = paper({"2w1", "1b0"});
  const auto refused = unpair(before.document, before.tournament, std::nullopt, false);
  EXPECT_FALSE(refused.value);
  EXPECT_EQ(to_string(refused.diagnostics.at(0).message), "round 1 has 1 result");
  const auto undone = unpair(before.document, before.tournament, std::nullopt, true);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes(), paper({"", ""}).document.bytes());
  const auto nothing = unpair(*undone.value, *read(*undone.value).value, {}, true);
  EXPECT_EQ(to_string(nothing.diagnostics.at(0).message), "no round is paired");
}

TEST(WritePairing, IsUndoneByUnpair) {
  const auto before = paper({"2w1", "1b0", "4w=", "3b=", "U"});
  const auto paired =
      write_pairing(before.document, before.tournament, 2, {.pairs = {{2, 0}, {1, 4}}, .bye = 3})
          .value.value();
  EXPECT_EQ(read(paired).value->game(4, 2).opponent, 1);
  EXPECT_EQ(read(paired).value->players[3].points, Score::from_tenths(15));
  const auto undone = unpair(paired, *read(paired).value, {}, false);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes(), before.document.bytes());
}

/// The Whites of a round by board, as start numbers.
std::vector<int> whites(const Document& document, int round) {
  std::vector<int> numbers;
  const test::Draft t = read(document).value;
  for (const auto& board : boards(t, round)) numbers.push_back(t.players[board.white].start_rank);
  return numbers;
}

/// Of FIDE_DUTCH_BAKU; nothing says how many rounds there are.
Document baku(const std::vector<std::string_view>& rows) {
  return Document{"192 FIDE_DUTCH_BAKU\n" + std::string{paper(rows).document.bytes()}};
}

TEST(WritePairing, KeepsTheBoardsOfBakuWithoutALength) {
  // The points of Baku for round 1 are there only when the round is: then 2-3 would be board 1.
  const auto before = baku({"", "", "", "", "", ""});
  const auto first =
      write_pairing(before, *read(before).value, 1, {.pairs = {{0, 5}, {1, 2}, {3, 4}}})
          .value.value();
  EXPECT_EQ(whites(first, 1), (std::vector<int>{1, 2, 4}));
  // With a third round, group A (1-4) has half a point more in round 2.
  const auto two = baku({"3w= 2w=", "4w= 1b=", "1b= 4w=", "2b= 3b=",  //
                         "7w1 6w=", "8w1 5b=", "5b0 8w=", "6b0 7b="});
  EXPECT_EQ(whites(two, 2), (std::vector<int>{5, 1, 3, 7}));
  const auto three =
      write_pairing(two, *read(two).value, 3, {.pairs = {{4, 0}, {1, 5}}}).value.value();
  EXPECT_EQ(whites(three, 2), (std::vector<int>{5, 1, 3, 7}));
  const auto undone = unpair(three, *read(three).value, {}, false);
  ASSERT_TRUE(undone.value);
  EXPECT_EQ(undone.value->bytes(), two.bytes());
}

TEST(WritePairing, WritesBothGamesOfADoubleSwissMatch) {
  auto before = paper({"", "", "", "Z"});
  const std::string text = "192 FIDE_DOUBLESWISS\n" + std::string{before.document.bytes()};
  const Document document{text};
  const auto made = write_pairing(document, *read(document).value, 1, {.pairs = {{1, 0}}, .bye = 2})
                        .value.value();
  const test::Draft t = read(made).value;
  EXPECT_EQ(t.game(0, 1), (Game{1, Colour::black, ResultCode::none}));
  EXPECT_EQ(t.game(0, 2), (Game{1, Colour::white, ResultCode::none}));
  EXPECT_EQ(t.game(1, 2), (Game{0, Colour::black, ResultCode::none}));
  EXPECT_EQ(t.game(2, 1).code, ResultCode::pairing_bye);
  EXPECT_EQ(t.game(2, 2).code, ResultCode::pairing_bye);
  EXPECT_EQ(t.game(3, 1).code, ResultCode::zero_point_bye);
}

TEST(WritePairing, GivesAnnouncedByesOfThatRoundOnly) {
  auto before = paper({"", "", "", ""});
  before.tournament.announced_byes.push_back({ResultCode::half_point_bye, 2, {3}, 0});
  before.tournament.announced_byes.push_back({ResultCode::half_point_bye, 1, {4}, 0});
  const auto made =
      write_pairing(before.document, before.tournament, 1, {.pairs = {{0, 1}}, .bye = no_player})
          .value.value();
  const test::Draft t = read(made).value;
  EXPECT_TRUE(t.game(2, 1).is_blank());
  EXPECT_EQ(t.game(3, 1).code, ResultCode::half_point_bye);
}

TEST(WritePairing, GivesTheFreePlayerOfARoundRobinNoPoint) {
  const auto before = paper({"", "", ""});
  const auto made =
      write_pairing(before.document, before.tournament, 1,
                    {.pairs = {{0, 1}}, .bye = 2, .bye_code = ResultCode::zero_point_bye})
          .value.value();
  const test::Draft t = read(made).value;
  EXPECT_EQ(t.game(2, 1).code, ResultCode::zero_point_bye);
  EXPECT_EQ(t.score(2), Score{});
}

TEST(WritePairing, KeepsLaterByesAndForgetsLaterGames) {
  const auto before = paper({"2w1 3w1 H", "1b0 U", "Z 1b0 Z"});
  const auto paired =
      write_pairing(before.document, before.tournament, 1, {.pairs = {{1, 0}}, .bye = no_player})
          .value.value();
  const test::Draft t = read(paired).value;
  EXPECT_EQ(t.game(0, 1).colour, Colour::black);
  EXPECT_TRUE(t.game(0, 2).is_blank());
  EXPECT_EQ(t.game(0, 3).code, ResultCode::half_point_bye);
  EXPECT_EQ(t.game(2, 1).code, ResultCode::zero_point_bye);
}

/// Match and game points of the teams, by records 310.
std::vector<std::pair<int, int>> team_points(const Document& document) {
  std::vector<std::pair<int, int>> tenths;
  const test::Draft t = read(document).value;
  for (const Team& team : t.teams)
    tenths.emplace_back(team.match_points->tenths(), team.game_points->tenths());
  return tenths;
}

TEST(EnterResults, PointsOfEveryTeamFollow) {
  std::ifstream in{TRF_SAMPLES "/clean-team.trf", std::ios::binary};
  const Paper before{{std::istreambuf_iterator<char>{in}, {}}};
  using Points = std::vector<std::pair<int, int>>;
  EXPECT_EQ(team_points(before.document), (Points{{30, 30}, {40, 35}, {50, 40}, {0, 15}}));
  // Carlo beat Alfa by 1.5 to 0.5, Bravo Delta.
  const auto won = enter(before, "6-2 0-1", {.round = 3, .correct = true});
  const auto lost = enter(before, "2-6 1-0", {.round = 3, .correct = true});
  ASSERT_NE(won.value.has_value(), lost.value.has_value());
  EXPECT_EQ(team_points(won.value ? *won.value : *lost.value),
            (Points{{50, 40}, {40, 35}, {30, 30}, {0, 15}}));
}

}  // namespace
}  // namespace trf
