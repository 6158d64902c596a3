#include "cli/session.hpp"

#include <cassert>
#include <utility>

namespace cli {
namespace {

thread_local Session* current = nullptr;

}  // namespace

Session& session() noexcept {
  assert(current != nullptr && "the thread works for no run");
  return *current;
}

Session* current_session() noexcept { return current; }

Within::Within(Session* run) noexcept : before_{std::exchange(current, run)} {}

Within::~Within() { current = before_; }

}  // namespace cli
