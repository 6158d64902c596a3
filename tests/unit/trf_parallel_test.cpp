#include "trf/parallel.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <set>
#include <stdexcept>
#include <thread>
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

TEST(InParallel, UsesNoMoreThreadsThanAskedFor) {
  for (const unsigned threads : {1U, 2U, 3U}) {
    std::mutex mutex;
    std::set<std::thread::id> used;
    trf::in_parallel(64, threads, [&](std::size_t) {
      std::this_thread::sleep_for(std::chrono::microseconds(200));
      const std::lock_guard lock(mutex);
      used.insert(std::this_thread::get_id());
    });
    EXPECT_LE(used.size(), threads);
  }
}

// Each piece waits for the others, so one thread fewer would never end.
TEST(InParallel, UsesAsManyThreadsAsAskedFor) {
  for (const unsigned threads : {2U, 3U}) {
    std::mutex mutex;
    std::condition_variable all_are_here;
    unsigned here = 0;
    trf::in_parallel(threads, threads, [&](std::size_t) {
      std::unique_lock lock(mutex);
      ++here;
      all_are_here.notify_all();
      EXPECT_TRUE(
          all_are_here.wait_for(lock, std::chrono::seconds(10), [&] { return here == threads; }));
    });
  }
}

TEST(InParallel, DoesNothingWithNoPieces) {
  trf::in_parallel(0, 4, [](std::size_t) { FAIL(); });
}

}  // namespace
