#pragma once

#include <algorithm>
#include <cstdint>

namespace trf::pair::swiss {

/// The sets of floaters that a question about a pair tries one by one; the verdict says if there
/// were more. \p most: in a field of 200 players or fewer. A set needs matchings of all players, so
/// a larger field has fewer, but always as many as it has players: sets of one are all tried.
[[nodiscard]] constexpr int sets_to_try(int most, int players) noexcept {
  constexpr std::int64_t small = 200;
  if (players <= small) return most;
  const auto scaled = most * small * small / (std::int64_t{players} * players);
  return static_cast<int>(std::max<std::int64_t>(scaled, players));
}

}  // namespace trf::pair::swiss
