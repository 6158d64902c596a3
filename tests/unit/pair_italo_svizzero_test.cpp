// Italo-Svizzero: colours of players who have sat out.

#include <gtest/gtest.h>

#include "italo_svizzero/table.hpp"
#include "support/draft.hpp"
#include "support/sketch.hpp"

namespace trf::pair::italo_svizzero {
namespace {

/// Who has White, in whichever order the rotation finds the two; 2: it is not the same player.
Seat white_of_first_two(const test::Draft& event) {
  const Table table(make_state(event));
  const auto one = choose_white(table, 0, 1, Reason::untold);
  const auto other = choose_white(table, 1, 0, Reason::untold);
  EXPECT_EQ(one.article, "art. 15 d");
  EXPECT_EQ(other.article, "art. 15 d");
  return one.white == other.white ? one.white : Seat{2};
}

// IS-13: a round in which one of them has no colour is passed over.
TEST(ItaloSvizzeroColours, LookForTheLastRoundInWhichBothHadAColour) {
  EXPECT_EQ(white_of_first_two(test::sketch({"3w1 Z", "Z 3w1", "1b0 2b0"})), 0);
  EXPECT_EQ(white_of_first_two(test::sketch({"Z 3w1", "3w1 Z", "2b0 1b0"})), 0);
  EXPECT_EQ(white_of_first_two(test::sketch({"3b0 3w1 Z", "4b0 Z 3w1", "1w1 1b0 2b0", "2w1 Z Z"})),
            1);
  EXPECT_EQ(white_of_first_two(test::sketch({"3w1 3w1 Z", "4w1 Z 3w1", "1b0 1b0 2b0", "2b0 Z Z"})),
            0);
}

}  // namespace
}  // namespace trf::pair::italo_svizzero
