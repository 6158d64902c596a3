#pragma once

#include "trf/matches.hpp"

namespace trf::checking {

class Report;

/// Records 300 by themselves: M07, M08, M20.
void check_line_ups(Report& report);

/// The games of each round compared with the line-ups, and the boards of a match: M21, M22.
/// \pre each player is in one team, and no team met two teams in a round
void check_seats(Report& report, const TeamRounds& matches);

}  // namespace trf::checking
