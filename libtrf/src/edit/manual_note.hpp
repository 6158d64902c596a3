#pragma once

#include <map>
#include <set>
#include <vector>

#include "board_order.hpp"
#include "edit/findings.hpp"
#include "edit/presence.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

/// The comment MPA: the pairs of a round as changed by hand, and as the pairing had them.
namespace trf::editing {

/// Who plays whom in a round; numbers as in NumberedPair.
struct ManualPairs {
  std::vector<detail::NumberedPair> pairs;
  std::map<int, ResultCode> without;  ///< Byes and absences of those who have a mark
};

/// Writes the comment after a change of the round. What an earlier change replaced is kept, so the
/// comment always compares with the pairing; it goes if the pairs are those of the pairing again.
/// \param before, after the change
void note_manual(Document& edited, const Tournament& tournament, int round,
                 const ManualPairs& before, const ManualPairs& after);

/// The byes and absences that a change by hand removed from the round, and those that it made; they
/// are taken back with the pairing. Numbers of players, in a team event of teams.
struct ManualMarks {
  std::map<int, ResultCode> removed, made;
};
[[nodiscard]] ManualMarks manual_marks(const Tournament& tournament, int round);

/// Byes and absences of the round as they were before the change. Refused if the row of a player is
/// not in its columns.
void take_back(Document& edited, const Tournament& tournament, const ManualMarks& marks,
               Sitting sitting, Findings& findings);
/// Names those whose zero-point bye stays, though no record 240 announces it: it can be a requested
/// absence, or that of a late entry in the rounds paired before.
void warn_of_byes_that_stay(const Tournament& tournament, const ManualMarks& marks, Sitting sitting,
                            Findings& findings);
/// Records 240 announce the removed byes again.
void announce_again(Document& edited, const ManualMarks& marks, Sitting sitting);

/// Those whose pair or mark of the round was made by hand; numbers as in ManualMarks.
[[nodiscard]] std::set<int> changed_by_hand(const Tournament& tournament, int round);
/// By the numbers that the comment names: had they a game or the PAB in the pairing of the system?
[[nodiscard]] std::map<int, bool> paired_before_change(const Tournament& tournament, int round);

}  // namespace trf::editing
