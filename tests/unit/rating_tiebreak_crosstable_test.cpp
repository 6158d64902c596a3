#include "support/draft.hpp"
#include "trf/tiebreak/crosstable.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "trf/read.hpp"

namespace trf::tiebreak {
namespace {

TEST(PairingKind, IsReadFromTheCodeBeforeTheText) {
  auto tournament = test::Draft::of(4, 1);
  EXPECT_EQ(pairing_kind(tournament), PairingKind::swiss);
  tournament.type_text = "Individual: Round-Robin";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::predetermined);
  tournament.type_code = "FIDE_DUTCH";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::swiss);
  tournament.type_code = "BERGER_DOUBLEROUNDROBIN";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::predetermined);
}

TEST(Crosstable, TakesALoneForfeitMarkForAnAbsenceOrABye) {
  auto tournament = test::Draft::of(4, 1);
  tournament.games(0)[0].code = ResultCode::forfeit_loss;
  tournament.games(1)[0].code = ResultCode::forfeit_win;
  EXPECT_EQ(standing_round(tournament), 0);  // It is the next round to be paired
  CrosstableOptions options;
  options.rounds = 1;
  const Crosstable table = make_crosstable(tournament, options);
  EXPECT_TRUE(table.row(0)[0].is_requested_bye());
  EXPECT_EQ(table.row(1)[0].game.code, ResultCode::full_point_bye);
}

TEST(Crosstable, EndsWithTheRoundAskedFor) {
  auto tournament = test::Draft::of(4, 2);
  tournament.games(0)[0] = {1, Colour::white, ResultCode::win};
  tournament.games(0)[1] = {2, Colour::white, ResultCode::win};
  CrosstableOptions options;
  options.rounds = 1;
  EXPECT_EQ(make_crosstable(tournament, options).total(0, PointsKind::game),
            Score::from_tenths(10));
}

/// Points of each board of two teams of two boards, in tenths; a cell for each player.
std::vector<std::int64_t> points_of_boards(const std::vector<std::string_view>& cells,
                                           std::string_view records = {}) {
  std::string text = "012 Cup\n142 1\n192 FIDE_TEAM_TYPEA_MP_GP\n352 WB\n";
  for (std::size_t i = 0; i < cells.size(); ++i) {
    std::string row = "001    " + std::to_string(i + 1) + " m    P" + std::to_string(i + 1);
    row.resize(80, ' ');
    text += row + " 0.0       " + std::string{cells[i]} + "\n";
  }
  for (int team = 1; team <= 2; ++team) {
    std::string row = "310   " + std::to_string(team) + " Team " + std::to_string(team);
    row.resize(73, ' ');
    text += row + "   " + std::to_string(2 * team - 1) + "    " + std::to_string(2 * team) + "\n";
  }
  text += records;
  const auto report = read(Document(text));
  CrosstableOptions options;
  options.rounds = 1;
  const Crosstable table = make_crosstable(*report.value, options);
  std::vector<std::int64_t> points;
  for (const Score score : table.board_points) points.push_back(score.tenths());
  return points;
}

// C.07 art. 12, reading E1.
TEST(Crosstable, HasAWinOnEveryBoardOfAMatchForfeitedToOneTeam) {
  using Points = std::vector<std::int64_t>;
  EXPECT_EQ(points_of_boards({"   3 w 1", "   4 b =", "   1 b 0", "   2 w ="}),
            (Points{10, 5, 0, 5}));
  EXPECT_EQ(points_of_boards({"   3 w +", "   4 b +", "   1 b -", "   2 w -"}),
            (Points{10, 10, 0, 0}));
  // Board 2 is empty.
  EXPECT_EQ(points_of_boards({"   3 w +", "", "   1 b -", ""}), (Points{10, 10, 0, 0}));
  EXPECT_EQ(points_of_boards({"   3 w +", "   4 b -", "   1 b -", "   2 w +"}),
            (Points{10, 0, 0, 10}));
  // Both players forfeit board 1: neither team has it, as in the game points.
  EXPECT_EQ(points_of_boards({"   3 w -", "   4 b +", "   1 b -", "   2 w -"}),
            (Points{0, 10, 0, 0}));
}

// Record 330 forfeits the whole match, whatever the cells of its boards are.
TEST(Crosstable, HasTheResultOfRecord330OnEveryBoard) {
  using Points = std::vector<std::int64_t>;
  const std::vector<std::string_view> both{"   3 w +", "   4 b -", "   1 b -", "   2 w +"};
  EXPECT_EQ(points_of_boards(both, "330 -- 001 001 002\n"), (Points{5, 5, 5, 5}));
  EXPECT_EQ(points_of_boards(both, "330 -- 001 002 001\n"), (Points{5, 5, 5, 5}));
}

}  // namespace
}  // namespace trf::tiebreak
