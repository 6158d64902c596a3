#pragma once

#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// What a list of entries holds.
struct Entries {
  /// In the order of the list, or of its column `id` where it has one; Player::line is the line in
  /// the list, start ranks are 0. A national rating is a NationalRecord of the player's federation.
  std::vector<Player> players;
  bool has_ids = false;               ///< A column `id` gives the order
  bool has_national_ratings = false;  ///< A column `national_rating` has values
};

/// Reads an entry list: CSV or TSV with a header in any case and in the usual names of other
/// programs and of spreadsheets, in English and Italian (`Rtg`, `FED`, `FideID`, `Cognome`, `Nome`,
/// ...). Columns: name (or surname and first name), sex, title, rating, national_rating,
/// federation, fide_id, birth, id, club.
///
/// What a header was read as is a note; a club, and columns that are not used, are one warning
/// each; a date read day first where it could be month first, one warning. Every row is checked.
/// There is a value when no row has an error.
[[nodiscard]] Result<Entries> read_entries(std::string_view csv);

/// The tournament of these players, in their order, not yet numbered: assign_initial_order() does
/// it. National ratings need TRF26, and record 172 of one federation (`FIDON`: FIDE's rating, else
/// the national one).
[[nodiscard]] TournamentDraft draft_of(const Entries& entries);

}  // namespace trf
#pragma GCC visibility pop
