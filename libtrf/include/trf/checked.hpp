#pragma once

#include <cstdint>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The two sides of a game, in the rows of its players.
enum class GameSides : std::uint8_t {
  /// Each names the other as opponent in that round; their colours differ if both are known; both
  /// results are over the board and rated, both over the board and unrated, both a forfeit, or both
  /// unknown, and together not more than a win (both players can lose).
  agree,
  /// They can contradict each other: the image of a report with faults, which check.hpp finds.
  as_reported,
};

/// A tournament of parts that a program has put together, if they are one; else every fault.
///
/// What holds for the tournament, whatever the sides:
/// - it has 1 to 9,999 players, with unique start ranks in 1..9999, and at most max_rounds rounds;
/// - opponents, members and boards of line-ups are players of it, and no player is his own
/// opponent;
/// - a result over the board, and a colour without result, has an opponent; a bye has neither
///   opponent nor colour;
/// - the numbers of teams are unique and in 1..max_teams; `match_scores`, if there, has a score for
///   each player and round;
/// - rounds of records are in 1..max_rounds (0 in AbnormalPoints: all rounds); rounds and ids of an
///   acceleration are in order, and so are the rounds of a prohibited group;
/// - a prohibited group has two ids or more, and AbnormalPoints have points;
/// - a national record has a federation of three capitals;
/// - `other` has comments and records that have no field.
/// read() and from_json() make tournaments of which the same holds, with sides as reported. Other
/// data are as given: records can name start ranks and teams that do not exist, stated numbers can
/// be wrong, a player can be in two teams.
///
/// A diagnostic has no check; its line is that of the player, team or record, 0 if the draft has
/// none.
[[nodiscard]] Result<const Tournament> checked(TournamentDraft draft,
                                               GameSides sides = GameSides::agree);

}  // namespace trf
#pragma GCC visibility pop
