#pragma once

#include "trf/document.hpp"
#include "trf/edit_teams.hpp"
#include "trf/tournament.hpp"

/// What records say of the matches of a round: opponents in 300, the bye in 320, forfeits in 330.
namespace trf::editing {

/// Records 300 of the round name the opponent that the pairing gives.
void write_opponents(Document& document, const Tournament& tournament, int round,
                     const TeamPairing& pairing);

/// Record 320 has the team of the round's bye, and no later round. Without a bye it is not added.
void write_team_bye(Document& document, const Tournament& tournament, int round, TeamIndex bye);

/// Removes what write_opponents() and write_team_bye() wrote for the last round, and its records
/// 330.
void take_back_match_records(Document& document, const Tournament& tournament, int round);

}  // namespace trf::editing
