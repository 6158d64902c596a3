#pragma once

#include <span>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

/// Edits of team events, in the manner of edit_round.hpp: the changed document, or the reasons why
/// nothing was changed.

#pragma GCC visibility push(default)
namespace trf {

/// A match, by indices of teams; `white` has White on board 1.
struct TeamMatch {
  TeamIndex white = no_team, black = no_team;
  friend bool operator==(const TeamMatch&, const TeamMatch&) = default;
};

/// The matches of a round, and the team without a match.
struct TeamPairing {
  std::vector<TeamMatch> pairs;
  TeamIndex bye = no_team;
  /// As RoundPairing::bye_code.
  ResultCode bye_code = ResultCode::pairing_bye;
  bool numbers_boards = false;  ///< As RoundPairing::numbers_boards
};

/// Writes the matches of a round into the cells of the members: line-ups are those of records 300,
/// else the first members of record 310. A player whose opponent's board is empty wins by forfeit.
///
/// Records 300 of the round get the opponent. Record 320 gets the team of the bye; a new one has
/// the points of usual_team_byes(). `U` is for the members of the line-up, an absence for all
/// members. Announced byes, later rounds, points and XXZ as in write_pairing(); unpair() takes all
/// of it back.
/// \pre round >= 1
[[nodiscard]] Result<Document> write_team_pairing(const Document& document,
                                                  const Tournament& tournament, int round,
                                                  const TeamPairing& pairing);

/// Who sits for a team in a round.
struct LineUpRequest {
  int team = 0;              ///< Team number
  int round = 0;             ///< Paired already, or still to be paired
  std::vector<int> players;  ///< Start numbers by board; 0: an empty board
};

/// Enters line-ups. Each becomes a record 300; the first members in the order of record 310 need
/// none.
///
/// In a round that is paired already the members of both teams are seated again: colours are those
/// of the boards, results stay on their boards, and who no longer sits has no game. A player whose
/// opponent's board is empty wins by forfeit. Points follow as in enter_results().
///
/// Refused: a dialect without record 300; a Scheveningen match; a player who is not a member of the
/// team, or sits twice; another number of boards than the match has; a team without a match in the
/// round; a match that has results, unless `correct`.
[[nodiscard]] Result<Document> enter_line_ups(const Document& document,
                                              const Tournament& tournament,
                                              std::span<const LineUpRequest> requests,
                                              bool correct);

}  // namespace trf
#pragma GCC visibility pop
