#include "trf/abnormal_points.hpp"

#include <gtest/gtest.h>

#include <algorithm>

namespace trf {
namespace {

AbnormalPoints record(char kind, int points, std::uint16_t round, std::vector<Id> ids) {
  return {kind, {}, Score::from_tenths(points), round, std::move(ids), 0};
}

int points(const std::vector<AbnormalPoints>& records, Id id, int round) {
  const auto found = replacement(records, id, round, ResultCode::win);
  EXPECT_FALSE(found.match_points);
  return found.game_points ? found.game_points->tenths() : -1;
}

TEST(RecordOf299, AnIdComesBeforeARoundAndARoundBeforeAll) {
  std::vector<AbnormalPoints> records{record('W', 4, 1, {1}), record('W', 3, 0, {1, 2}),
                                      record('W', 2, 1, {}), record('W', 1, 0, {})};
  for (const bool is_turned : {false, true}) {
    EXPECT_EQ(points(records, 1, 1), 4) << is_turned;
    EXPECT_EQ(points(records, 1, 2), 3) << is_turned;
    EXPECT_EQ(points(records, 2, 1), 3) << is_turned;
    EXPECT_EQ(points(records, 3, 1), 2) << is_turned;
    EXPECT_EQ(points(records, 3, 2), 1) << is_turned;
    std::ranges::reverse(records);
  }
}

TEST(RecordOf299, OfTwoAlikeTheLaterOneCounts) {
  EXPECT_EQ(points({record('W', 1, 0, {}), record('W', 2, 0, {})}, 1, 1), 2);
}

TEST(RecordOf299, APenaltyReplacesNothing) {
  for (const auto code : {ResultCode::none, ResultCode::win})
    EXPECT_FALSE(replacement(std::vector{record(' ', 5, 0, {})}, 1, 1, code).game_points);
}

TEST(RecordOf299, AKindOfPointsThatTheNearerRecordLacksIsThatOfTheOther) {
  const std::vector<AbnormalPoints> records{
      {'W', Score::from_tenths(30), Score::from_tenths(40), 0, {}, 0},
      {'W', Score::from_tenths(20), {}, 0, {7}, 0}};
  const auto found = replacement(records, 7, 1, ResultCode::win);
  EXPECT_EQ(found.match_points, Score::from_tenths(20));
  EXPECT_EQ(found.game_points, Score::from_tenths(40));
}

TEST(RecordOf299, EachResultHasItsKind) {
  // In the order of ResultCode; open games and pairing-allocated byes have none.
  const std::string_view kinds = " WDLWDL+-FH Z";
  for (std::size_t code = 0; code < result_code_count; ++code)
    EXPECT_EQ(abnormal_kind(static_cast<ResultCode>(code)), kinds[code]) << code;
}

}  // namespace
}  // namespace trf
