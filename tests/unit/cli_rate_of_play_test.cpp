#include "cli/rate_of_play.hpp"

#include <gtest/gtest.h>

#include "cli/facts.hpp"

namespace {

std::optional<trf::RateOfPlay> given(std::vector<const char*> words) {
  const cli::Tool tool{.name = "trf-test",
                       .summary = "test",
                       .synopsis = "trf-test",
                       .description = {},
                       .options = cli::facts_options(),
                       .formats = {"csv"}};
  return cli::rate_of_play(cli::parse(words, tool));
}

bool is_refused(std::vector<const char*> words) {
  try {
    (void)given(std::move(words));
    return false;
  } catch (const cli::UsageError&) {
    return true;
  }
}

TEST(RateOfPlayOptions, MinutesAreABaseWithoutIncrement) {
  EXPECT_EQ(given({"--minutes=60"}), (trf::RateOfPlay{3600, 0}));
  EXPECT_EQ(given({"--base=10", "--increment=5"}), (trf::RateOfPlay{600, 5}));
  EXPECT_EQ(given({"--base=0"}), (trf::RateOfPlay{0, 0}));
  EXPECT_EQ(given({}), std::nullopt);
}

TEST(RateOfPlayOptions, RefusesMinutesWithABase) {
  EXPECT_TRUE(is_refused({"--minutes=60", "--base=10"}));
  EXPECT_TRUE(is_refused({"--minutes=60", "--increment=10"}));
  EXPECT_TRUE(is_refused({"--increment=10"}));
}

TEST(RateOfPlayOptions, HaveLimits) {
  EXPECT_FALSE(is_refused({"--minutes=1000"}));
  EXPECT_TRUE(is_refused({"--minutes=1001"}));
  EXPECT_TRUE(is_refused({"--minutes=0"}));
  EXPECT_FALSE(is_refused({"--base=1000", "--increment=3600"}));
  EXPECT_TRUE(is_refused({"--base=1001"}));
  EXPECT_TRUE(is_refused({"--base=10", "--increment=3601"}));
}

}  // namespace
