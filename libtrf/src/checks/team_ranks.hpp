#pragma once

#include "trf/matches.hpp"

namespace trf::checking {

class Report;

/// The ranks of record 310: M24 by themselves, M25 and M26 together.
void check_team_ranks(Report& report, const TeamRounds& matches);

}  // namespace trf::checking
