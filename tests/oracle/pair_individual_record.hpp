#pragma once

#include <cstdint>
#include <vector>

#include "trf/tournament.hpp"

namespace trf::test {

/// One earlier round of a player, as the report shows it.
struct SeenRound {
  int opponent = 0;  ///< Start rank; 0: none
  bool played = false;
  int colour = 0;  ///< 1 White, -1 Black, of a played game
  int points = 0;  ///< Tenths; an open game by 162 X
  int before = 0;  ///< Score before that round, virtual points of that round included
  ResultCode code = ResultCode::none;
};

/// A player of the report before a round is paired.
struct SeenPlayer {
  int id = 0;      ///< Start rank
  int parity = 0;  ///< Place among those who are paired now or were paired before (reading N-01)
  bool present = false;
  int rating = 0;
  int score = 0;    ///< Tenths, without virtual points
  int pairing = 0;  ///< Tenths, with the virtual points of the round
  std::vector<int> colours;
  int difference = 0;
  std::vector<int> excluded;  ///< Met over the board, or prohibited: start ranks
  std::vector<SeenRound> rounds;
};

/// The data that the oracles of the individual systems read from a report by themselves.
struct SeenReport {
  int round = 0;   ///< To be paired: the first one without an opponent or a U
  int rounds = 0;  ///< 0: unknown
  int initial = 1;
  int win = 0, draw = 0;
  std::vector<SeenPlayer> players;  ///< By start rank

  [[nodiscard]] const SeenPlayer& at(int id) const;
  /// Is a before b by points with virtual points, then start rank?
  [[nodiscard]] bool is_higher(int a, int b) const;
};

[[nodiscard]] SeenReport read_report(const Tournament& tournament);

/// A preference for a colour by C.04.4: 1 White, -1 Black, 0 none; strength 1 mild to 3 absolute.
struct Due {
  int colour = 0, strength = 0;
};
[[nodiscard]] Due due_colour(const SeenPlayer& player);

/// Sets of players, for oracles that try every one.
using Mask = std::uint32_t;
[[nodiscard]] constexpr Mask bit(int i) { return Mask{1} << i; }
[[nodiscard]] std::vector<int> members_of(Mask mask, std::size_t players);

}  // namespace trf::test
