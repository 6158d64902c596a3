#include "support/draft.hpp"
#include "trf/tiebreak/crosstable.hpp"

#include <gtest/gtest.h>

namespace trf::tiebreak {
namespace {

test::Draft four_players(int rounds) {
  test::Draft tournament;
  for (int i = 0; i < 4; ++i)
    tournament.players.emplace_back().start_rank = static_cast<std::uint16_t>(i + 1);
  tournament.set_rounds(rounds);
  return tournament;
}

TEST(PairingKind, IsReadFromTheCodeBeforeTheText) {
  test::Draft tournament = four_players(1);
  EXPECT_EQ(pairing_kind(tournament), PairingKind::swiss);
  tournament.type_text = "Individual: Round-Robin";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::predetermined);
  tournament.type_code = "FIDE_DUTCH";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::swiss);
  tournament.type_code = "BERGER_DOUBLEROUNDROBIN";
  EXPECT_EQ(pairing_kind(tournament), PairingKind::predetermined);
}

TEST(Crosstable, TakesALoneForfeitMarkForAnAbsenceOrABye) {
  test::Draft tournament = four_players(1);
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
  test::Draft tournament = four_players(2);
  tournament.games(0)[0] = {1, Colour::white, ResultCode::win};
  tournament.games(0)[1] = {2, Colour::white, ResultCode::win};
  CrosstableOptions options;
  options.rounds = 1;
  EXPECT_EQ(make_crosstable(tournament, options).total(0, PointsKind::game),
            Score::from_tenths(10));
}

}  // namespace
}  // namespace trf::tiebreak
