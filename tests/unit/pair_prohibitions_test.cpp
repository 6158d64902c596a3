#include "trf/pair/prohibitions.hpp"

#include <gtest/gtest.h>

#include <random>
#include <vector>

namespace trf::pair {
namespace {

// Small groups are stored as pairs, large ones as groups: both give the same answers.
TEST(Prohibitions, ForbidEveryPairOfAGroupOfAnySize) {
  constexpr std::size_t limit = Prohibitions::largest_small_group;
  for (const std::size_t size :
       {std::size_t{0}, std::size_t{1}, std::size_t{2}, limit - 1, limit, limit + 1, 3 * limit}) {
    Prohibitions prohibited(4 * limit);
    std::vector<Seat> group;
    for (std::size_t i = 0; i < size; ++i) group.push_back(static_cast<Seat>(4 * limit - 1 - i));
    prohibited.add_group(group);
    for (Seat a = 0; a < 4 * limit; ++a) {
      std::vector<Seat> others;
      for (Seat b = 0; b < 4 * limit; ++b) {
        const bool both = a != b && a >= 4 * limit - size && b >= 4 * limit - size;
        EXPECT_EQ(prohibited.contains(a, b), both) << size << ": " << a << "-" << b;
        if (both) others.push_back(b);
      }
      EXPECT_EQ(prohibited[a], others);
      EXPECT_EQ(prohibited.most(a), others.size());
    }
  }
}

TEST(Prohibitions, AddUpWhereGroupsOverlap) {
  std::mt19937_64 engine(1);
  for (int round = 0; round < 50; ++round) {
    constexpr Seat seats = 40;
    Prohibitions prohibited(seats);
    std::vector<std::vector<bool>> expected(seats, std::vector<bool>(seats, false));
    for (int groups = 0; groups < 4; ++groups) {
      std::vector<Seat> group;
      const std::size_t size = 1 + engine() % 20;
      for (std::size_t i = 0; i < size; ++i) group.push_back(static_cast<Seat>(engine() % seats));
      prohibited.add_group(group);
      for (const Seat a : group)
        for (const Seat b : group)
          if (a != b) expected[a][b] = true;
    }
    for (Seat a = 0; a < seats; ++a) {
      std::vector<Seat> others;
      for (Seat b = 0; b < seats; ++b) {
        EXPECT_EQ(prohibited.contains(a, b), expected[a][b]);
        if (expected[a][b]) others.push_back(b);
      }
      EXPECT_EQ(prohibited[a], others);
      EXPECT_GE(prohibited.most(a), others.size());
    }
  }
}

TEST(Prohibitions, DoNotForbidAPlayerToMeetHimself) {
  Prohibitions prohibited(4);
  prohibited.add_pair(3, 3);
  EXPECT_FALSE(prohibited.contains(3, 3));
  EXPECT_TRUE(prohibited[3].empty());
  EXPECT_EQ(prohibited.most(3), 0U);
}

}  // namespace
}  // namespace trf::pair
