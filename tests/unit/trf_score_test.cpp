#include "trf/score.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "trf/read.hpp"

namespace {

using trf::Score;
using trf::ScoreProduct;

TEST(Score, StopsAtItsLimitInsteadOfOverflowing) {
  constexpr auto most = Score::from_tenths(Score::most_tenths);
  constexpr auto tenth = Score::from_tenths(1);
  EXPECT_EQ((most - tenth + tenth).tenths(), Score::most_tenths);
  EXPECT_EQ((most + tenth).tenths(), Score::most_tenths);
  EXPECT_EQ((-most - tenth).tenths(), -Score::most_tenths);
  EXPECT_EQ((most * 1'000'000).tenths(), Score::most_tenths);
  EXPECT_EQ(Score::from_tenths(INT64_MIN).tenths(), -Score::most_tenths);
  EXPECT_EQ(Score::from_halves(INT32_MAX).tenths(), Score::most_tenths);
}

TEST(Score, ProductsStopAtTheirLimitInsteadOfOverflowing) {
  constexpr auto most = ScoreProduct::from_hundredths(ScoreProduct::most_hundredths);
  constexpr auto hundredth = ScoreProduct::from_hundredths(1);
  EXPECT_EQ((most - hundredth + hundredth).hundredths(), ScoreProduct::most_hundredths);
  EXPECT_EQ((most + hundredth).hundredths(), ScoreProduct::most_hundredths);
  const auto largest = Score::from_tenths(Score::most_tenths);
  ScoreProduct sum;
  for (int i = 0; i < 1000; ++i) sum += ScoreProduct{largest, largest};
  EXPECT_EQ(sum.hundredths(), ScoreProduct::most_hundredths);
}

TEST(Score, ThousandsOfBonusesDoNotMakeAnyoneNegative) {
  std::string report =
      "001    1 m    Alpha                             2500 ITA      123456 1980/01/01  1.0    1\n";
  for (int i = 0; i < 2200; ++i) report += "299          9999\n";
  const auto read = trf::read(report);
  ASSERT_TRUE(read.value);
  EXPECT_EQ(read.value->score(0), Score::from_tenths(Score::most_tenths));
}

TEST(Score, PointsBeyondTheColumnsOfRecord299AreRefused) {
  const std::string row =
      "001    1 m    Alpha                             2500 ITA      123456 1980/01/01  1.0    1\n";
  const auto errors = [&row](const std::string& record) {
    const auto read = trf::read(row + record + "\n");
    return std::ranges::count(read.diagnostics, trf::Severity::error, &trf::Diagnostic::severity);
  };
  EXPECT_EQ(errors("299 9998.0"), 0);
  EXPECT_EQ(errors("299 9999.0"), 0);
  EXPECT_EQ(errors("299 9999.1"), 1);
  EXPECT_EQ(errors("299 +99999.9"), 1);
}

}  // namespace
