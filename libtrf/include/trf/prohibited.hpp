#pragma once

#include "trf/tournament_draft.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Does the record prohibit its pairs in this round?
[[nodiscard]] constexpr bool is_for_round(const ProhibitedGroup& group, int round) noexcept {
  return round >= group.first_round && round <= group.last_round;
}

}  // namespace trf
#pragma GCC visibility pop
