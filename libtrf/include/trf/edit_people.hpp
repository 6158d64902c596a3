#pragma once

#include <optional>
#include <span>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/entry_list.hpp"
#include "trf/tournament.hpp"

/// Edits of who takes part: byes, withdrawals, prohibited pairs, acceleration, entries, numbers.
///
/// As in edit_round.hpp: the changed document, or the reasons why nothing was changed. Each edit is
/// written in the form of the report's dialect: record 240 in TRF26, else cells; 260, else XXP;
/// 250, else XXA. In a team event the numbers are those of teams; where a cell is written, every
/// member gets it. In a Double-Swiss event a bye marks both cells of the match.

#pragma GCC visibility push(default)
namespace trf {

/// A requested bye. It counts in the points once its round is paired.
struct ByeRequest {
  int id = 0;                                    ///< Start number, or team number
  int round = 0;                                 ///< Not paired yet
  ResultCode kind = ResultCode::zero_point_bye;  ///< Full, half or zero points
};

/// Announces byes. Another bye of the same round is replaced, with a warning.
[[nodiscard]] Result<Document> give_byes(const Document& document, const Tournament& tournament,
                                         std::span<const ByeRequest> requests);

/// Who leaves or comes back, and from which round on (0: the next round).
struct Absence {
  int id = 0;
  int round = 0;
};

/// Marks zero-point byes from the round to the last one; where the number of rounds is not known,
/// in that round only, with a warning.
[[nodiscard]] Result<Document> withdraw(const Document& document, const Tournament& tournament,
                                        std::span<const Absence> absences);

/// Takes the zero-point byes from the round on away again, XXZ among them.
[[nodiscard]] Result<Document> readmit(const Document& document, const Tournament& tournament,
                                       std::span<const Absence> absences);

/// Numbers that must not meet each other; rounds 0, 0: all rounds.
struct Prohibition {
  std::vector<int> ids;
  int first_round = 0, last_round = 0;
};

/// Pairs that are prohibited already are not written again. Refused in a dialect without a record
/// for it: TRF06 and TRF16, and XXP for some rounds only.
[[nodiscard]] Result<Document> prohibit(const Document& document, const Tournament& tournament,
                                        std::span<const Prohibition> prohibitions);

/// Writes Baku acceleration (FIDE C.04.7) as records. Refused once round 1 is paired, without a
/// number of rounds, and where the report is accelerated already.
[[nodiscard]] Result<Document> accelerate_by_baku(const Document& document,
                                                  const Tournament& tournament);

/// Adds players with start numbers after the last one; records 062 and 072 follow. In rounds that
/// are paired already they get zero-point byes (FIDE C.04.2 2.4).
[[nodiscard]] Result<Document> add_players(const Document& document, const Tournament& tournament,
                                           std::span<const Player> entries);

/// Gives start numbers anew, every reference to them with it: games, NRS, 240, 250 (a range that
/// splits becomes several records), 260, 299, XXA, XXP and XXZ; in a team event games, NRS and the
/// players in 013, 300 and 310. The rows stay where they are.
///
/// Refused once round 4 is paired (FIDE C.04.2 2.3), and without an order that was asked for where
/// numbers are drawn by lot (round robins; Italo-Svizzero).
[[nodiscard]] Result<Document> renumber(const Document& document, const Tournament& tournament,
                                        const std::optional<EntryOrder>& order = {});

}  // namespace trf
#pragma GCC visibility pop
