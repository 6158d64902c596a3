#pragma once

#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// The sex as lists write it, in any case: m, male, maschio, uomo; w, f, female, femmina, donna, d.
/// Unknown: the text is another one.
[[nodiscard]] Sex sex_named(std::string_view text);

/// The content of an entry list.
struct Entries {
  /// In the order of the list, or of its column `id` if it has one. Player::line is the line in the
  /// list, start ranks are 0. A national rating, number or category is in a NationalRecord of the
  /// player's federation; of ITA, if the category is one of the FSI, or the heading names it and
  /// the player has no federation.
  std::vector<Player> players;
  std::vector<std::string> clubs;  ///< Of the players; empty: the list has no such column
  bool has_ids = false;            ///< A column `id` gives the order

  /// Does a player have a NationalRecord?
  [[nodiscard]] bool has_national() const noexcept;
};

/// Reads an entry list: CSV or TSV with a header in any case, in the usual names of other programs
/// and of spreadsheets, in English and Italian (`Rtg`, `FED`, `FideID`, `Cognome`, `Nome`, ...).
/// Columns: name (or surname and first name), sex, title, category, rating, national_rating,
/// national_id, federation, fide_id, birth, id, club.
///
/// A category is one of the FSI, or a FIDE title if there is no column for titles. A header under
/// another name is a note that gives the column. One warning each: a club; the columns that are not
/// used; a category that is neither; a date that was read day first and could be month first. Every
/// row is checked. There is a value if no row has an error.
[[nodiscard]] Result<Entries> read_entries(std::string_view csv);

/// The tournament of these players, in their order, not yet numbered: assign_initial_order()
/// numbers them. National records need TRF26, and record 172 with one federation: players are
/// ordered by FIDE rating, and those with the same one by the national rating.
[[nodiscard]] TournamentDraft draft_of(const Entries& entries);

/// The same as a team event: the clubs are the teams, numbered as they first appear in the list,
/// and the members of a team have the order of the list, which is that of the boards. An error for
/// a player without a club, or a name that record 310 has no room for.
/// \pre entries.clubs is not empty
[[nodiscard]] Result<TournamentDraft> draft_of_teams(const Entries& entries);

}  // namespace trf
#pragma GCC visibility pop
