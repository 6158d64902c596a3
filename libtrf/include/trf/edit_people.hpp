#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/entry_list.hpp"
#include "trf/tournament.hpp"

/// Edits of the participants: byes, withdrawals, prohibited pairs, acceleration, entries, numbers.
///
/// As in edit_round.hpp: the result is the changed document, or the reasons why nothing was
/// changed. Each edit uses the record of the report's dialect: 240 in TRF26, else cells; 260, else
/// XXP; 250, else XXA. In a team event the numbers are those of teams; a cell is written for every
/// member. In a Double-Swiss event a bye is written into both cells of the match.

#pragma GCC visibility push(default)
namespace trf {

/// A requested bye. It counts in the points once its round is paired.
struct ByeRequest {
  int id = 0;                                    ///< Start number, or team number
  int round = 0;                                 ///< A round that is not paired yet
  ResultCode kind = ResultCode::zero_point_bye;  ///< Full, half or zero points; none: taken back
};

/// Announces byes. A bye already announced for the round is replaced, with a warning. Like
/// withdrawals, prohibited pairs and acceleration it is refused where a table pairs everybody:
/// round robins, Scheveningen, Schiller and matches.
[[nodiscard]] Result<Document> give_byes(const Document& document, const Tournament& tournament,
                                         std::span<const ByeRequest> requests);

/// A player who leaves or returns, and the first round of it (0: the next round).
struct Absence {
  int id = 0;
  int round = 0;
};

/// Writes zero-point byes from that round to the last one. If the number of rounds is not known,
/// only that round gets one, with a warning.
[[nodiscard]] Result<Document> withdraw(const Document& document, const Tournament& tournament,
                                        std::span<const Absence> absences);

/// Removes the zero-point byes from that round on, also those of record XXZ.
[[nodiscard]] Result<Document> readmit(const Document& document, const Tournament& tournament,
                                       std::span<const Absence> absences);

/// Numbers that are not paired with each other; rounds 0, 0: in all rounds.
struct Prohibition {
  std::vector<int> ids;
  int first_round = 0, last_round = 0;
};

/// Writes prohibited pairs. A pair that is already prohibited is not written again. Refused in a
/// dialect without a record for it: TRF06 and TRF16, and XXP for some rounds only.
[[nodiscard]] Result<Document> prohibit(const Document& document, const Tournament& tournament,
                                        std::span<const Prohibition> prohibitions);

/// Writes Baku acceleration (FIDE C.04.7) as records. Refused if round 1 is paired, if the number
/// of rounds is unknown, and if the report is already accelerated.
[[nodiscard]] Result<Document> accelerate_by_baku(const Document& document,
                                                  const Tournament& tournament);

/// Writes these records again if they were those of accelerate_by_baku() before an edit of players,
/// byes or the number of rounds: group A is of the players in round 1 and of later entries above
/// its last one (C.04.7 1.2, 1.3). Other accelerations stay. `edited` has the dialect of `before`.
void follow_baku(Document& edited, const Tournament& before);

/// Adds players with start numbers after the last one, and updates records 062 and 072. In rounds
/// already paired they get zero-point byes (FIDE C.04.2 2.4).
/// \param teams  of the entries, needed in a team event: the players come last in the line-up of
///   their team; a name that no team of the report has makes a new team, with a warning
[[nodiscard]] Result<Document> add_players(const Document& document, const Tournament& tournament,
                                           std::span<const Player> entries,
                                           std::span<const std::string> teams = {});

/// A field of a player, and its new value as a person writes it.
struct PlayerChange {
  int id = 0;  ///< Start number
  /// A column of an entry list (name, sex, title, rating, federation, fide_id, birth,
  /// national_rating), national_id or category.
  std::string field;
  std::string value;  ///< Empty: the field becomes empty
  Position where{};   ///< In the list of changes
  /// Of the national record, for its fields; empty: the player's, else that of the first record.
  std::string federation{};
};

/// Is there such a field to change?
[[nodiscard]] bool is_player_field(std::string_view field) noexcept;
[[nodiscard]] std::vector<std::string_view> player_fields();

/// Reads a list of changes: CSV with the column `id`, and a column for each field. An empty cell
/// changes nothing.
[[nodiscard]] Result<std::vector<PlayerChange>> read_player_changes(std::string_view csv);

/// Changes data of players. Values are checked as those of an entry list are. A national record
/// (NRS) follows the name, sex and date of birth that it repeats; record 072 follows the ratings.
/// Refused: a number that another player has, a name with the date of birth of another player, and
/// two values of one field, also if `earlier` changes, which are made already, have the other one.
[[nodiscard]] Result<Document> edit_players(const Document& document, const Tournament& tournament,
                                            std::span<const PlayerChange> changes,
                                            std::span<const PlayerChange> earlier = {});

/// Removes players without a game, a bye with points or a PAB: rows 001 and NRS, and the numbers in
/// 013, 240, 250, 260, XXA, XXP and XXZ. Before round 1 is paired the later numbers close up, then
/// only the last numbers can go. Records 062 and 072 follow. Refused in a team event, and for a
/// player whom record 299 names.
[[nodiscard]] Result<Document> remove_players(const Document& document,
                                              const Tournament& tournament,
                                              std::span<const int> ids);

/// Assigns start numbers again, and changes every reference to them: games, NRS, 240, 250 (a range
/// that splits becomes several records), 260, 299, XXA, XXP and XXZ; in a team event games, NRS and
/// the players in 013, 300 and 310. The rows keep their positions.
///
/// Refused if round 4 is paired (FIDE C.04.2 2.3). If numbers are drawn by lot (round robin,
/// Italo-Svizzero), refused unless the caller gives an order.
[[nodiscard]] Result<Document> renumber(const Document& document, const Tournament& tournament,
                                        const std::optional<EntryOrder>& order = {});

}  // namespace trf
#pragma GCC visibility pop
