#include "trf/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <stdexcept>
#include <vector>

namespace {

TEST(InParallel, DoesEachPieceOnceAndPassesExceptionsOn) {
  for (const unsigned threads : {0U, 1U, 3U, 8U}) {
    std::vector<std::atomic<int>> done(100);
    trf::in_parallel(done.size(), threads, [&](std::size_t i) { ++done[i]; });
    for (const auto& one : done) EXPECT_EQ(one, 1);
    EXPECT_THROW(trf::in_parallel(5, threads,
                                  [](std::size_t i) {
                                    if (i == 3) throw std::runtime_error("x");
                                  }),
                 std::runtime_error);
  }
}

TEST(InParallel, DoesNothingWithNoPieces) {
  trf::in_parallel(0, 4, [](std::size_t) { FAIL(); });
}

}  // namespace
