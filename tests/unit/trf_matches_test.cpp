#include "support/draft.hpp"
#include "trf/matches.hpp"

#include <gtest/gtest.h>

#include <string>
#include <utility>
#include <vector>

#include "trf/read.hpp"
#include "trf/tie_break_list.hpp"

namespace trf {
namespace {

/// Four teams of two boards; `cells` by player 1..8, rounds joined; more records as given.
test::Draft teams_of_two(const std::vector<std::string>& cells, const std::string& records) {
  std::string text = "012 Cup\n192 FIDE_TEAM_TYPEA_MP_GP\n352 WB\n";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    std::string row = "001    " + std::to_string(i + 1) + " m    P" + std::to_string(i + 1);
    row.resize(80, ' ');
    text += row + " 0.0     " + "  " + cells[i] + "\n";
  }
  for (int team = 1; team <= 4; ++team) {
    std::string row = "310   " + std::to_string(team) + " Team " + std::to_string(team);
    row.resize(73, ' ');
    text += row + "   " + std::to_string(2 * team - 1) + "    " + std::to_string(2 * team) + "\n";
  }
  auto read = trf::read(Document(text + records));
  EXPECT_TRUE((read.value != nullptr));
  return read.value ? test::Draft(read.value) : test::Draft{};
}

TEST(TeamRounds, CountMatchPointsFromTheGamePointsOfBothTeams) {
  const auto t = teams_of_two({"   3 w 1", "   4 b =", "   1 b 0",
                               "   2 w =", "   7 w =", "   8 b =", "   5 b =", "   6 w ="},
                              "");
  const TeamRounds rounds = team_rounds(t);
  ASSERT_EQ(rounds.rounds, 1);
  EXPECT_EQ(rounds.boards, 2);
  EXPECT_EQ(rounds.at(0, 1).opponent, 1);
  EXPECT_EQ(rounds.at(0, 1).code, ResultCode::win);
  EXPECT_EQ(rounds.at(0, 1).match_points, Score::from_tenths(20));
  EXPECT_EQ(rounds.at(0, 1).game_points, Score::from_tenths(15));
  EXPECT_EQ(rounds.at(1, 1).code, ResultCode::loss);
  EXPECT_EQ(rounds.at(2, 1).code, ResultCode::draw);
  EXPECT_EQ(rounds.at(2, 1).match_points, Score::from_tenths(10));
}

// C.04.6 1.4: a drawn match; P of record 162 is another value for each board, but a win is not.
TEST(UsualTeamByes, AreADrawnMatchUnlessRecord162GivesPoints) {
  const auto of = [](const std::string& record) {
    const auto t = teams_of_two({"", "", "", "", "", "", "", ""}, record);
    const auto byes = usual_team_byes(t, 2);
    return std::pair{byes.match_points.tenths(), byes.game_points.tenths()};
  };
  EXPECT_EQ(of(""), (std::pair{10, 10}));
  EXPECT_EQ(of("162  W 1.0    D 0.5    L 0.0    P 1.0\n"), (std::pair{10, 10}));
  EXPECT_EQ(of("162  W 1.0    D 0.5    L 0.0    P 0.0\n"), (std::pair{10, 0}));
  EXPECT_EQ(of("362 TW 3.0   TD 1.5   TL 0.0\n"), (std::pair{15, 10}));
}

TEST(TeamRounds, TakeTheColourOfBoardOneFromTheLineUp) {
  const auto t = teams_of_two({"   3 b 1", "   4 w =", "   1 w 0", "   2 b =", "        ",
                               "        ", "        ", "        "},
                              "300   1   1   2    2    1\n300   1   2   1    4    3\n");
  const TeamRounds rounds = team_rounds(t);
  EXPECT_EQ(rounds.at(0, 1).boards, (std::vector<PlayerIndex>{1, 0}));
  EXPECT_EQ(rounds.at(0, 1).colour, Colour::white);
  EXPECT_EQ(rounds.at(1, 1).colour, Colour::black);
}

TEST(TeamRounds, FindTheColourOfBoardOneOnALowerBoardWhereItIsEmpty) {
  const auto t = teams_of_two({"        ", "   4 w =", "        ", "   2 b =", "        ",
                               "        ", "        ", "        "},
                              "300   1   1   2    0    2\n300   1   2   1    0    4\n");
  // Record 352: who has White on board 2 has Black on board 1.
  EXPECT_EQ(team_rounds(t).at(0, 1).colour, Colour::black);
}

TEST(TeamRounds, AreForfeitedByRecord330AndByNoPlayedBoard) {
  const auto t = teams_of_two({"0000 - +", "0000 - +", "        ", "        ", "   7 w +",
                               "   8 b +", "   5 b -", "   6 w -"},
                              "330 +-   1   1   2\n");
  const TeamRounds rounds = team_rounds(t);
  EXPECT_EQ(rounds.at(0, 1).opponent, 1);
  EXPECT_EQ(rounds.at(0, 1).code, ResultCode::forfeit_win);
  EXPECT_EQ(rounds.at(0, 1).match_points, Score::from_tenths(20));
  EXPECT_EQ(rounds.at(0, 1).game_points, Score::from_tenths(20));
  EXPECT_EQ(rounds.at(1, 1).code, ResultCode::forfeit_loss);
  EXPECT_EQ(rounds.at(1, 1).match_points, Score{});
  EXPECT_EQ(rounds.at(2, 1).code, ResultCode::forfeit_win);
  EXPECT_EQ(rounds.at(3, 1).code, ResultCode::forfeit_loss);
}

TEST(TeamRounds, ArePlayedIfOneBoardIs) {
  const auto t = teams_of_two({"   3 w +", "   4 b 0", "   1 b -", "   2 w 1", "        ",
                               "        ", "        ", "        "},
                              "");
  EXPECT_EQ(team_rounds(t).at(0, 1).code, ResultCode::draw);
  EXPECT_EQ(team_rounds(t).at(0, 1).colour, Colour::white);
}

TEST(TeamRounds, GiveTheByeOfRecord320ItsPointsElseThoseOfADrawnMatch) {
  const std::vector<std::string> cells{"0000 - U", "0000 - U", "        ", "        ",
                                       "        ", "        ", "        ", "        "};
  const TeamRounds drawn = team_rounds(teams_of_two(cells, ""));
  EXPECT_EQ(drawn.at(0, 1).code, ResultCode::pairing_bye);
  EXPECT_EQ(drawn.at(0, 1).match_points, Score::from_tenths(10));
  EXPECT_EQ(drawn.at(0, 1).game_points, Score::from_tenths(10));
  const TeamRounds stated = team_rounds(teams_of_two(cells, "320  2.0  1.5 001\n"));
  EXPECT_EQ(stated.at(0, 1).match_points, Score::from_tenths(20));
  EXPECT_EQ(stated.at(0, 1).game_points, Score::from_tenths(15));
}

TEST(TeamRounds, AreAbsencesOnlyWhereEveryMemberIsAway) {
  const auto t = teams_of_two({"0000 - Z", "        ", "0000 - Z", "0000 - Z", "   7 w 1",
                               "   8 b 1", "   5 b 0", "   6 w 0"},
                              "");
  EXPECT_EQ(team_rounds(t).at(0, 1).code, ResultCode::none);
  EXPECT_EQ(team_rounds(t).at(1, 1).code, ResultCode::zero_point_bye);
}

TEST(TournamentOfTeams, AddsPenaltiesOfRecord299FromTheirRound) {
  const auto t = teams_of_two({"   3 w 1", "   4 b =", "   1 b 0", "   2 w =", "        ",
                               "        ", "        ", "        "},
                              "299    -1.0  -0.5     1    1\n");
  const test::Draft teams = tournament_of_teams(t, team_rounds(t), TeamScore::match);
  EXPECT_EQ(teams.score(0, 0), Score{});
  EXPECT_EQ(teams.score(0, 1), Score::from_tenths(10));
  EXPECT_EQ(teams.secondary_score(0, 1), Score::from_tenths(10));
  const test::Draft by_games = tournament_of_teams(t, team_rounds(t), TeamScore::game);
  EXPECT_EQ(by_games.score(0, 1), Score::from_tenths(10));
  EXPECT_EQ(by_games.secondary_score(0, 1), Score::from_tenths(10));
}

TEST(PrimaryScore, IsTheFirstThatRecord192Names) {
  test::Draft t;
  for (const auto& [code, score] : {std::pair{"FIDE_TEAM", TeamScore::match},
                                    {"FIDE_TEAM_TYPEB_MP_GP", TeamScore::match},
                                    {"FIDE_TEAM_TYPEB_GP_MP", TeamScore::game},
                                    {"FIDE_TEAM_GP", TeamScore::game},
                                    {"FIDE_TEAM_MP_BAKU", TeamScore::match}}) {
    t.type_code = code;
    EXPECT_EQ(primary_score(t), score) << code;
  }
}

TEST(PrimaryScore, OfPairingAndStandingsDifferOnlyInAContradiction) {
  struct Case {
    const char *type, *tie_breaks, *order;
    TeamScore primary, standings;
  };
  constexpr auto match = TeamScore::match, game = TeamScore::game;
  for (const auto& [type, tie_breaks, order, primary, standings] :
       {Case{"", "", "", match, match},
        // Record 202 breaks the ties of the score that it does not name.
        {"", "GPTS,DE", "", match, match},
        {"", "DE,MPTS", "", game, game},
        {"", "MPTS,GPTS", "", match, match},
        {"", "GPTS,MPTS", "", match, match},
        {"CUSTOM_TEAM_SWISS", "MPTS", "", game, game},
        // Record 212 is the complete order.
        {"", "", "MPTS,GPTS", match, match},
        {"", "", "GPTS,MPTS", game, game},
        {"", "MPTS", "MPTS,DE", match, match},
        {"CUSTOM_TEAM_SWISS", "", "DE,GPTS", game, game},
        // Record 192 names the score of the pairing.
        {"FIDE_TEAM", "MPTS", "", match, match},
        {"FIDE_TEAM_TYPEA_BAKU", "MPTS", "", match, match},
        {"CUSTOM_TEAM_SWISS_GP", "GPTS", "", game, game},
        {"FIDE_TEAM_GP_MP", "", "MPTS,GPTS", game, match},
        {"FIDE_TEAM", "", "GPTS,MPTS", match, game}}) {
    test::Draft t;
    t.type_code = type;
    t.tie_breaks = parse_tie_breaks(tie_breaks).codes;
    t.standings_order = parse_tie_breaks(order).codes;
    EXPECT_EQ(primary_score(t), primary) << type << " 202 " << tie_breaks << " 212 " << order;
    EXPECT_EQ(standings_score(t), standings) << type << " 202 " << tie_breaks << " 212 " << order;
    auto list = std::exchange(t.tie_breaks, {});
    EXPECT_EQ(standings_score(t, list), standings) << type << " list " << tie_breaks;
  }
}

/// Two games of two players, from the first one's side.
test::Draft double_match(const std::string& first, const std::string& second) {
  std::string text = "012 Double\n192 FIDE_DOUBLESWISS\n";
  int id = 0;
  for (const auto& cells : {first, second}) {
    ++id;
    std::string row = "001    " + std::to_string(id) + " m    P" + std::to_string(id);
    row.resize(80, ' ');
    text += row + " 0.0     " + "  " + cells + "\n";
  }
  return trf::read(Document(text)).value;
}

TEST(DoubleMatches, AreOneGameWithTheColourOfTheFirst) {
  const test::Draft t =
      tournament_of_double_matches(double_match("   2 b 1     2 w =", "   1 w 0     1 b ="));
  ASSERT_EQ(t.rounds(), 1);
  EXPECT_EQ(t.game(0, 1), (Game{1, Colour::black, ResultCode::win}));
  EXPECT_EQ(t.score(0), Score::from_tenths(15));
}

TEST(DoubleMatches, AreForfeitedIfAPlayerForfeitsBothGames) {
  const test::Draft both =
      tournament_of_double_matches(double_match("   2 w +     2 b +", "   1 b -     1 w -"));
  EXPECT_EQ(both.game(0, 1).code, ResultCode::forfeit_win);
  EXPECT_EQ(both.game(1, 1).code, ResultCode::forfeit_loss);
  const test::Draft one =
      tournament_of_double_matches(double_match("   2 w +     2 b 0", "   1 b -     1 w 1"));
  EXPECT_EQ(one.game(0, 1).code, ResultCode::draw);
  // W-03: each forfeits one game, a meeting without a colour.
  const test::Draft each =
      tournament_of_double_matches(double_match("   2 w +     2 b -", "   1 b -     1 w +"));
  EXPECT_EQ(each.game(0, 1).code, ResultCode::unrated_draw);
  // W-05: the winner of a forfeited match may have forfeited a game too.
  const test::Draft half =
      tournament_of_double_matches(double_match("   2 w +     2 b -", "   1 b -     1 w -"));
  EXPECT_EQ(half.game(0, 1).code, ResultCode::forfeit_win);
}

TEST(DoubleMatches, GiveAByeTheGameWonAndTheGameDrawn) {
  const auto report = double_match("0000 - U  0000 - U", "0000 - H  0000 - H");
  EXPECT_EQ(report.score(0), Score::from_tenths(15));
  const test::Draft t = tournament_of_double_matches(report);
  EXPECT_EQ(t.score(0), Score::from_tenths(15));
  EXPECT_EQ(t.score(1), Score::from_tenths(10));
}

TEST(MatchBoards, TurnTheColoursOfRecord352WithTheWhiteTeam) {
  auto t = teams_of_two({"        ", "        ", "        ", "        ", "        ", "        ",
                         "        ", "        "},
                        "300   1   2   1    4    3\n");
  t.board_colours = "BW";
  const auto boards = match_boards(t, 0, 1, 1, 2);
  ASSERT_EQ(boards.size(), 2U);
  EXPECT_EQ(boards[0].first, 0);
  EXPECT_EQ(boards[0].second, 3);
  EXPECT_EQ(boards[0].colour, Colour::white);
  EXPECT_EQ(boards[1].colour, Colour::black);
}

}  // namespace
}  // namespace trf
