#pragma once

#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <variant>
#include <vector>

#pragma GCC visibility push(default)
namespace trf {

/// Results of a pool of threads, returned in order by take(), once each. The calling thread is one
/// of them: it works in take() instead of waiting, since for small inputs a change of threads costs
/// as much as the work. The work is at most `ahead` results ahead of take(), so that memory does
/// not grow with the batch. If the system gives fewer threads, fewer are used.
template <class Done>
class OrderedPool {
 public:
  /// \param work  called with 0 .. count - 1, each once, on any of the threads
  /// \param jobs, ahead  at least 1
  OrderedPool(std::size_t count, std::size_t jobs, std::function<Done(std::size_t)> work,
              std::size_t ahead)
      : work_{std::move(work)}, slots_(std::min(count, ahead)), count_{count} {
    const auto helpers = std::max<std::size_t>(jobs, 1) - 1;
    threads_.reserve(helpers);
    try {
      while (threads_.size() < helpers) threads_.emplace_back([this] { labour(); });
    } catch (const std::exception&) {
      // No more threads: a limit on processes or on memory.
    }
  }
  OrderedPool(const OrderedPool&) = delete;
  OrderedPool& operator=(const OrderedPool&) = delete;
  ~OrderedPool() {
    const std::lock_guard lock{mutex_};
    count_ = 0;
    freed_.notify_all();
  }

  /// The next result. \pre fewer than `count` were taken \throws the exception of its work
  Done take() {
    std::unique_lock lock{mutex_};
    auto& slot = slots_[taken_ % slots_.size()];
    const auto is_filled = [&slot] { return slot.index() != 0; };
    while (!is_filled() && is_room()) work_on_next(lock);
    filled_.wait(lock, is_filled);
    auto result = std::exchange(slot, std::monostate{});
    ++taken_;
    // Woken when half the slots are free: not for every one of many small inputs.
    if (idle_ > 0 && next_ < taken_ + slots_.size() / 2) freed_.notify_all();
    lock.unlock();
    if (auto* const error = std::get_if<std::exception_ptr>(&result))
      std::rethrow_exception(*error);
    return std::move(std::get<Done>(result));
  }

 private:
  using Slot = std::variant<std::monostate, Done, std::exception_ptr>;

  [[nodiscard]] Slot result_of(std::size_t i) const noexcept {
    try {
      return work_(i);
    } catch (...) {
      return std::current_exception();
    }
  }

  [[nodiscard]] bool is_room() const noexcept {
    return next_ < count_ && next_ < taken_ + slots_.size();
  }

  /// \pre is_room()
  void work_on_next(std::unique_lock<std::mutex>& lock) {
    const auto mine = next_++;
    lock.unlock();
    auto result = result_of(mine);
    lock.lock();
    slots_[mine % slots_.size()] = std::move(result);
    if (mine == taken_) filled_.notify_one();
  }

  void labour() {
    std::unique_lock lock{mutex_};
    for (;;) {
      ++idle_;
      freed_.wait(lock, [&] { return next_ >= count_ || is_room(); });
      --idle_;
      if (next_ >= count_) return;
      work_on_next(lock);
    }
  }

  std::function<Done(std::size_t)> work_;
  std::mutex mutex_;
  std::condition_variable filled_, freed_;
  std::vector<Slot> slots_;
  std::size_t count_;
  std::size_t next_ = 0, taken_ = 0, idle_ = 0;
  std::vector<std::jthread> threads_;  // Last: joined before anything they use goes.
};

}  // namespace trf
#pragma GCC visibility pop
