#pragma once

#include <cstddef>
#include <set>

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

/// Takes back what write_opponents() and write_team_bye() wrote for the last round, and its records
/// 330. \return the lines that are empty now: erase_lines(), once no line of the tournament is
/// needed
[[nodiscard]] std::set<std::size_t> take_back_match_records(Document& document,
                                                            const Tournament& tournament,
                                                            int round);
/// The same for records 330 alone, of the rounds from `first` to `last`.
[[nodiscard]] std::set<std::size_t> take_back_forfeits(Document& document,
                                                       const Tournament& tournament, int first,
                                                       int last);
void erase_lines(Document& document, const std::set<std::size_t>& lines);

}  // namespace trf::editing
