#pragma once

#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// A pair of the last paired round by the arbiter's decision, or a player without opponent. Numbers
/// are start numbers, in a team event those of teams.
struct PairByHand {
  int white = 0, black = 0;                      ///< `black` 0: no opponent
  ResultCode without = ResultCode::pairing_bye;  ///< Then U, H, F or Z
};

/// Changes of the last paired round by hand.
struct ChangeByHand {
  std::vector<int> swapped;  ///< Boards whose two sides exchange colours
  std::vector<PairByHand> pairs;
  bool correct = false;  ///< Results of these boards are taken back, each with a warning
};

/// Changes pairs and colours of the last paired round, in the manner of edit_round.hpp: cells
/// without results (in a Double-Swiss of both games, in a team event of the whole match by its
/// line-ups, with records 300 and 320), points, and the comments Boards and MPA (round_notes.hpp).
/// A new pair has the board of its White, else of its Black; two who had no opponent have a board
/// after the last. The other boards stay.
///
/// Refused: a number or board that the round does not have; a number given twice; a participant who
/// loses the opponent and is not named; two pairing-allocated byes; a board with a result, unless
/// `correct`; a match that record 330 decides; a Scheveningen match. Whether a pair is legal is for
/// libpair to say.
[[nodiscard]] Result<Document> change_by_hand(const Document& document,
                                              const Tournament& tournament,
                                              const ChangeByHand& change);

}  // namespace trf
#pragma GCC visibility pop
