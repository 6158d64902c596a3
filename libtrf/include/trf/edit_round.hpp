#pragma once

#include <optional>
#include <span>
#include <vector>

#include "trf/board.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/result_list.hpp"
#include "trf/tournament.hpp"

/// Edits of a round: its pairing and its results.
///
/// An edit takes a document and the tournament that read() made of it. The result is the changed
/// document, or the reasons why nothing was changed (errors); both may have warnings and notes. An
/// edit changes its own columns and no other byte. The points of a player, and those of record 310,
/// are updated if they were the sum of the results before. The boards of recorded rounds stay:
/// where an edit would move them, it writes a comment (round_notes.hpp).

#pragma GCC visibility push(default)
namespace trf {

/// The round that results are entered into, and whether recorded results may change.
struct EnterOptions {
  /// 0: the last paired round. A Double-Swiss match has the boards of both games with either round,
  /// and its pairs without a board only with 0.
  int round = 0;
  bool correct = false;  ///< A game that already has another result gets the new one
};

/// Enters results into a paired round. Positions of the diagnostics are those of the entries.
///
/// Refused: a board, player or pair that the round does not have; a row whose board contradicts its
/// players, or that gives the colours the other way round; two rows of one game that differ;
/// without `correct`, a result that differs from the recorded one. A corrected result is a warning
/// with the old and the new one. An entry for a round before the last is a warning: later rounds
/// stay as they were paired (FIDE C.04.2 4.3).
[[nodiscard]] Result<Document> enter_results(const Document& document, const Tournament& tournament,
                                             std::span<const ResultEntry> entries,
                                             const EnterOptions& options = {});

/// Which results a round has; a Double-Swiss match has two.
struct RoundProgress {
  int round = 0;
  int games = 0, with_result = 0;
  std::vector<Board> open;  ///< By board
};

/// \param round 0: the last paired round
[[nodiscard]] RoundProgress progress_of(const Tournament& tournament, int round = 0);

/// The pairs of a round, and the player without opponent.
struct RoundPairing {
  std::vector<BoardPair> pairs;
  PlayerIndex bye = no_player;
  /// pairing_bye; in a round robin zero_point_bye, which gives no point (C.05 Annex 1).
  ResultCode bye_code = ResultCode::pairing_bye;
  /// The pairs are in the order of their boards, which may be another one than that of the report's
  /// type: then the boards are written too, as a comment.
  bool numbers_boards = false;
};

/// Writes a pairing into a round: opponents and colours without results, `U`, and the byes that
/// records 240 and XXZ announce for it. In a Double-Swiss `round` is a round of the match: both
/// games are written, the second with reversed colours (C.04.5 4.4). Removes cells of this round
/// and of later ones that have an opponent or `U`; requested byes and absences stay. Removes record
/// XXZ, which named the players absent from this round. Refused if a row that changes is not in its
/// columns. \pre round >= 1
[[nodiscard]] Result<Document> write_pairing(const Document& document, const Tournament& tournament,
                                             int round, const RoundPairing& pairing);

/// Removes the pairing of the last paired round (Double-Swiss: both games of the match): cells with
/// an opponent or `U`; requested byes stay, with a warning about absences that no record 240
/// announces. Where a table pairs everybody, the free round goes too. Refused if `round` is another
/// round; without `correct`, also if it has results.
[[nodiscard]] Result<Document> unpair(const Document& document, const Tournament& tournament,
                                      std::optional<int> round, bool correct);

}  // namespace trf
#pragma GCC visibility pop
