#pragma once

#include <cstdint>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test::dutch_text {

using Mask = std::uint32_t;

constexpr int white = 1, black = -1;

struct Player {
  int id = 0, tpn = 0, parity = 0, score = 0;
  std::vector<int> colours;
  int difference = 0;
  int preference = 0;  // white, black, 0
  int strength = 0;    // 1 mild, 2 strong, 3 absolute
  bool down1 = false, down2 = false, up1 = false, up2 = false;
  bool top = false, barred = false;
  int unplayed = 0;
  Mask forbidden = 0;
};

/// Article 1: all players to be paired in a round, ranked, with the data of the report.
/// \p modern: the edition of 2026
[[nodiscard]] std::vector<Player> read_players(const Tournament& tournament, int round,
                                               bool modern);

}  // namespace trf::test::dutch_text
