#include "cli/ordered_pool.hpp"

#include <gtest/gtest.h>

#include <atomic>
#include <chrono>
#include <stdexcept>
#include <thread>

namespace {

using cli::OrderedPool;

TEST(OrderedPool, GivesEachResultOnceInOrderWithAnyNumberOfThreads) {
  for (const std::size_t jobs : {1U, 2U, 3U, 8U})
    for (const std::size_t count : {1U, 2U, 15U, 16U, 17U, 300U}) {
      std::atomic<std::size_t> calls = 0;
      OrderedPool<std::size_t> pool{count, jobs, [&](std::size_t i) {
                                      ++calls;
                                      if (i % 7 == 3) std::this_thread::yield();
                                      return i * i;
                                    }};
      for (std::size_t i = 0; i < count; ++i) ASSERT_EQ(pool.take(), i * i) << jobs;
      EXPECT_EQ(calls, count);
    }
}

TEST(OrderedPool, IsNeverFarAheadOfTake) {
  std::atomic<std::size_t> taken = 0, farthest = 0;
  constexpr std::size_t jobs = 2;
  OrderedPool<int> pool{200, jobs, [&](std::size_t i) {
                          const auto ahead = i - std::min<std::size_t>(i, taken);
                          for (auto old = farthest.load();
                               ahead > old && !farthest.compare_exchange_weak(old, ahead);) {
                          }
                          return 0;
                        }};
  for (; taken < 200; ++taken) (void)pool.take();
  EXPECT_LE(farthest, jobs * 8);
}

TEST(OrderedPool, ThrowsTheExceptionOfAnInputInItsTurn) {
  OrderedPool<int> pool{4, 2, [](std::size_t i) -> int {
                          if (i == 2) throw std::runtime_error{"third"};
                          return static_cast<int>(i);
                        }};
  EXPECT_EQ(pool.take(), 0);
  EXPECT_EQ(pool.take(), 1);
  EXPECT_THROW((void)pool.take(), std::runtime_error);
  EXPECT_EQ(pool.take(), 3);
}

TEST(OrderedPool, EndsBeforeAllResultsAreTaken) {
  OrderedPool<int> pool{1000, 3, [](std::size_t) {
                          std::this_thread::sleep_for(std::chrono::milliseconds{1});
                          return 0;
                        }};
  EXPECT_EQ(pool.take(), 0);
}

}  // namespace
