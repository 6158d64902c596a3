#pragma once

#include <vector>

#include "trf/matches.hpp"

namespace trf::detail {

/// The points of a team, without fictitious points.
struct TeamTotals {
  Score match_points, game_points;
};

/// Record 299 for teams.
class AbnormalTeamPoints {
 public:
  /// \param report  views of it are kept
  explicit AbnormalTeamPoints(const Tournament& report) : report_(report) {}

  /// The points of a result, if a record gives others.
  void replace(Id team, int round, const TeamRound& cell, Score& match, Score& game) const;
  /// Adds penalties and bonuses of a round; round 0: of the whole event.
  void add(Id team, int round, Score& match, Score& game) const;

 private:
  const Tournament& report_;
};

/// The teams' points before `round`, by TeamIndex: the sum over team_rounds(), with record 299.
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament, int round);
[[nodiscard]] std::vector<TeamTotals> team_totals(const Tournament& tournament,
                                                  const TeamRounds& matches, int round);

}  // namespace trf::detail
