#pragma once

#include <cstdint>

#include "support/draft.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// The settings of random tournaments. Rates are per cent, for each player and round (late entries,
/// withdrawals: for each player). A switch allows a feature, which some of the tournaments then
/// have.
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
  /// Per cent of tournaments that are hard to pair: large clubs whose members are not paired with
  /// each other, all players with one colour twice, or rounds by rotation.
  int hard = 8;
};

/// A tournament with some rounds played, possibly none, and at least one to be played. Pairings are
/// Swiss-like and legal (no pair meets twice, no two equal absolute colour preferences meet, byes
/// go to eligible players), but of no system. The same seed and settings give the same tournament
/// on every machine.
[[nodiscard]] test::Draft random_tournament(std::uint64_t seed,
                                            const RandomSettings& settings = {});

/// Two to five clubs, each with members who are not paired with each other from a round on: slices
/// of the list, in turn or at random.
void prohibit_clubs(TournamentDraft& tournament, std::uint64_t seed, int first_round);

/// The number of random cases for a property test: `cases`, divided by TRF_TEST_SCALE.
[[nodiscard]] int scaled(int cases);

}  // namespace trf::test
