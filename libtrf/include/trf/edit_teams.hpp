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

/// Who sits for a team in a round.
struct LineUpRequest {
  int team = 0;              ///< Team number
  int round = 0;             ///< Paired already, or still to be paired
  std::vector<int> players;  ///< Start numbers by board; 0: nobody sits at the board
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
