#pragma once

#include <cstdint>

#include "support/draft.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// What random tournaments may contain. Rates are per cent, a player and round each (late
/// entries, withdrawals: a player); the switches allow what then some of the tournaments have.
struct RandomSettings {
  int min_players = 4, max_players = 40;
  int min_rounds = 3, max_rounds = 9;  ///< Planned; at most players - 1
  int draws = 35;
  int requested_byes = 4;  ///< H, F, Z
  int forfeits = 4;
  int withdrawals = 4;
  int late_entries = 4;
  bool point_systems = true;   ///< 3-1-0, pairing-allocated byes of a draw or of nothing
  bool acceleration = true;    ///< Records 250, XXA or Baku by 192
  bool prohibited = true;      ///< Records 260 and XXP
  bool announced_byes = true;  ///< Absences in the round to be paired: cells, 240, XXZ
  bool rating_ties = true;     ///< Equal ratings and unrated players
  /// So many of a hundred tournaments are hard to pair: large clubs none of which meets itself
  /// from now on, everybody with one colour twice, or rounds by rotation.
  int hard = 8;
};

/// A tournament with some rounds played, possibly none, and at least one to go: the same for the
/// same seed and settings everywhere. Pairings are Swiss-like and legal (nobody meets twice, no
/// two equal absolute colour preferences meet, byes go to the eligible), but of no system.
[[nodiscard]] test::Draft random_tournament(std::uint64_t seed,
                                            const RandomSettings& settings = {});

/// Two to five clubs, none of which meets itself from a round on: slices of the list, in turn or
/// drawn.
void prohibit_clubs(TournamentDraft& tournament, std::uint64_t seed, int first_round);

/// The number of random cases for a property test: `cases`, divided by TRF_TEST_SCALE.
[[nodiscard]] int scaled(int cases);

}  // namespace trf::test
