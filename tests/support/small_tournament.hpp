#pragma once

#include <cstdint>

#include "support/random_tournament.hpp"

namespace trf::test {

/// Small tournaments of every kind, and some with few scores.
[[nodiscard]] inline RandomSettings small_settings(int seed) {
  RandomSettings settings{.min_players = 4, .max_players = 8 + seed % 3, .max_rounds = 9};
  settings.forfeits = seed % 4 == 0 ? 15 : 3;
  settings.requested_byes = seed % 5 == 0 ? 15 : 3;
  settings.withdrawals = settings.late_entries = seed % 6 == 0 ? 20 : 4;
  settings.draws = seed % 7 * 14;
  if (seed % 8 == 7) settings.min_rounds = 6, settings.draws = 90;
  return settings;
}
[[nodiscard]] inline Draft small_tournament(int seed) {
  return random_tournament(static_cast<std::uint64_t>(seed), small_settings(seed));
}

}  // namespace trf::test
