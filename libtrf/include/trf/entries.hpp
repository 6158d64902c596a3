#pragma once

#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The content of an entry list.
struct Entries {
  /// In the order of the list, or of its column `id` if it has one. Player::line is the line in the
  /// list, start ranks are 0. A national rating is a NationalRecord of the player's federation.
  std::vector<Player> players;
  std::vector<std::string> clubs;     ///< Of the players; empty: the list has no such column
  bool has_ids = false;               ///< A column `id` gives the order
  bool has_national_ratings = false;  ///< A column `national_rating` has values
};

/// Reads an entry list: CSV or TSV with a header in any case, in the usual names of other programs
/// and of spreadsheets, in English and Italian (`Rtg`, `FED`, `FideID`, `Cognome`, `Nome`, ...).
/// Columns: name (or surname and first name), sex, title, rating, national_rating, federation,
/// fide_id, birth, id, club.
///
/// A header under another name is a note that gives the column. One warning each: a club; the
/// columns that are not used; a date that was read day first and could be month first. Every row is
/// checked. There is a value if no row has an error.
[[nodiscard]] Result<Entries> read_entries(std::string_view csv);

/// The tournament of these players, in their order, not yet numbered: assign_initial_order()
/// numbers them. National ratings need TRF26, and record 172 of one federation (`FIDON`: FIDE's
/// rating, else the national one).
[[nodiscard]] TournamentDraft draft_of(const Entries& entries);

/// The same as a team event: the clubs are the teams, numbered as they first appear in the list,
/// and the members of a team have the order of the list, which is that of the boards. An error for
/// a player without a club, or a name that record 310 has no room for.
/// \pre entries.clubs is not empty
[[nodiscard]] Result<TournamentDraft> draft_of_teams(const Entries& entries);

}  // namespace trf
#pragma GCC visibility pop
