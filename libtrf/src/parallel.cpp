#include "trf/parallel.hpp"

#include <algorithm>
#include <atomic>
#include <exception>
#include <mutex>
#include <thread>
#include <vector>

namespace trf {

void in_parallel(std::size_t count, unsigned threads,
                 const std::function<void(std::size_t)>& work) {
  if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
  std::atomic<std::size_t> next = 0;
  std::exception_ptr error;
  std::mutex mutex;
  const auto labour = [&]() noexcept {
    try {
      for (std::size_t i = next++; i < count; i = next++) work(i);
    } catch (...) {
      const std::lock_guard lock(mutex);
      if (!error) error = std::current_exception();
      next = count;
    }
  };
  {
    const auto helping = std::max<std::size_t>(std::min<std::size_t>(threads, count), 1) - 1;
    std::vector<std::jthread> helpers;
    try {
      helpers.reserve(helping);
      while (helpers.size() < helping) helpers.emplace_back(labour);
    } catch (const std::exception&) {
      // No more threads: a limit on processes or on memory.
    }
    labour();
  }
  if (error) std::rethrow_exception(error);
}

}  // namespace trf
