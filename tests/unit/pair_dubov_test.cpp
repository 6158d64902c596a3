// Dubov: which readings keep the pairs of a round, so that it is not paired again for them.

#include <gtest/gtest.h>

#include "dubov/round.hpp"
#include "support/draft.hpp"
#include "support/sketch.hpp"

namespace trf::pair::dubov {
namespace {

// A round without upfloats in which all players of the smaller group stay in it.
TEST(DubovReadings, OfUpfloatsAndShiftsKeepARoundWithoutThem) {
  const State state =
      make_state(test::sketch({"5w1", "6b1", "7w1", "8b1", "1b0", "2w0", "3b0", "4w0"}));
  const Field field(state, dubov_2026);
  const auto round = pair_round(field);
  ASSERT_TRUE(round);
  for (const auto reading : {&OtherReadings::players_counted, &OtherReadings::shifted_count}) {
    Regulation changed = dubov_2026;
    changed.other.*reading = true;
    EXPECT_TRUE(has_same_pairs(field, *round, Field(state, changed)));
  }
}

}  // namespace
}  // namespace trf::pair::dubov
