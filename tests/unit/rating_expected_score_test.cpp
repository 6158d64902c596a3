#include "trf/rating/expected_score.hpp"

#include <gtest/gtest.h>

namespace {

using trf::rating::expected_score;
using trf::rating::percentage;
using trf::rating::rating_difference;

TEST(ExpectedScore, BothPlayersExpectOnePoint) {
  for (int d = 0; d <= 800; ++d) EXPECT_EQ(expected_score(d) + expected_score(-d), 100) << d;
}

TEST(ExpectedScore, InvertsTheRatingDifference) {
  for (int p = 1; p <= 99; ++p) EXPECT_EQ(expected_score(rating_difference(p)), p) << p;
}

TEST(ExpectedScore, RoundsAnExactHalfPercentUp) {
  EXPECT_EQ(percentage(30, 8), 38);
  EXPECT_EQ(percentage(50, 8), 63);
  EXPECT_EQ(percentage(10, 8), 13);
  EXPECT_EQ(percentage(70, 8), 88);
}

}  // namespace
