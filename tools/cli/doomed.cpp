#include "cli/doomed.hpp"

#include <array>
#include <atomic>
#include <climits>
#include <csignal>

#include <unistd.h>

namespace cli {
namespace {

/// A path in a form that a signal handler can read.
struct Slot {
  enum State : int { free, taken, set };
  std::atomic<int> state = free;
  std::array<char, PATH_MAX> path{};
};
static_assert(std::atomic<int>::is_always_lock_free, "a signal handler reads it");
std::array<Slot, 64> slots;
std::atomic<int> waiting = 0, arrived = 0;

}  // namespace

void Doomed::set(const std::string& path) {
  forget();
  if (path.size() >= PATH_MAX) return;
  for (std::size_t i = 0; i < slots.size(); ++i) {
    int expected = Slot::free;
    if (!slots.at(i).state.compare_exchange_strong(expected, Slot::taken)) continue;
    slots.at(i).path.fill('\0');
    path.copy(slots.at(i).path.data(), path.size());
    slots.at(i).state = Slot::set;
    index_ = i;
    return;
  }
}

void Doomed::forget() noexcept {
  if (index_ < slots.size()) slots[index_].state = Slot::free;
  index_ = none;
}

SignalsWait::SignalsWait() noexcept { ++waiting; }

SignalsWait::~SignalsWait() {
  if (--waiting > 0) return;
  if (const int signal = arrived.exchange(0); signal != 0) remove_all_and_die(signal);
}

void remove_all_and_die(int signal) {
  if (waiting > 0) {
    arrived = signal;
    return;
  }
  for (auto& slot : slots)
    if (slot.state == Slot::set) ::unlink(slot.path.data());
  std::signal(signal, SIG_DFL);
  std::raise(signal);
}

}  // namespace cli
