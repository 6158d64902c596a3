#pragma once

#include <cstdint>
#include <string>

#include "support/draft.hpp"
#include "trf/tournament.hpp"

namespace trf::test {

/// The settings of random tournaments of matches. Rates are per cent, of a participant and round, a
/// match, or a board.
struct RandomMatchSettings {
  int min_participants = 4, max_participants = 9;
  int min_rounds = 3, max_rounds = 7;  ///< Planned matches; at most participants - 1
  int max_boards = 4;                  ///< Teams
  int draws = 30;
  int absences = 6, forfeited_matches = 6, forfeited_boards = 8;
  int upsets = 35;  ///< A neighbour in the order by points is exchanged
  bool acceleration = true, prohibited = true, penalties = true;
};

/// A team event with record 192, line-ups, reserves, forfeited boards and matches, byes; some
/// rounds played, possibly none, and at least one to be played. Legal, but not paired by a system.
/// The same seed and settings give the same tournament on every machine.
[[nodiscard]] test::Draft random_team_tournament(std::uint64_t seed, const std::string& type_code,
                                                 const RandomMatchSettings& settings = {});

/// A Double-Swiss, a match in two rounds of the report.
[[nodiscard]] test::Draft random_double_swiss(std::uint64_t seed,
                                              const RandomMatchSettings& settings = {});

}  // namespace trf::test
