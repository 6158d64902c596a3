#pragma once

#include <functional>
#include <optional>

#include "trf/message.hpp"
#include "trf/pair/state.hpp"

namespace trf::pair::swiss {

/// Why [C1] does not allow a pair: the players met, or the pair is prohibited. Empty: it is
/// allowed. \p met: does an earlier round count as a meeting?
[[nodiscard]] std::optional<Message> c1_forbids(
    const State& state, Seat a, Seat b,
    const std::function<bool(const Past&)>& met = &Past::played);

}  // namespace trf::pair::swiss
