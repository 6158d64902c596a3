#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "trf/rating/period.hpp"

#pragma GCC visibility push(default)
namespace trf::rating {

// A list in which a wrong report is replaced by the right one.
//
// Each report alone makes a list of the list of its period: "the list by the wrong report", "the
// list by the right report". The corrected list differs from the given one as these two do:
//
//  - A row that is still as the wrong report alone left it becomes the row by the right report, in
//    every column. It goes if the right report alone gives none, and comes if only that gives one.
//  - In any other row, the person has other events of the period or of later ones. The difference
//    of the two rows is added: rating, games, norms. Then the levels that were reached, titles,
//    categories and K follow from the new numbers, as at the end of a period.
//  - Rows that the two reports leave equal stay as they are.
//
// The row of a player in the later list is found as the next period finds it: Persons::find().
//
// What a list cannot tell, such as the lists between the period and the corrected list, is a doubt,
// and no guess is made.

/// The list in force during the period of the reports, or the one to be corrected.
struct CorrectionSource {
  const ListLayout& layout;
  std::string_view bytes;
  const RatingList& list;
  ListBytes use{};
};

/// The two reports, each alone in a finished period of the list in force.
struct ListCorrection {
  const Period& wrong;
  const Period& right;
  Date list;  ///< Date of the list after that period: the first one that contains the event
  const Ledger* ledger = nullptr;  ///< Of the period
};

/// A part of a row that cannot be known without all reports.
struct CorrectionDoubt {
  enum class What : std::uint8_t {
    rating,         ///< A first rating, a deletion or a limit: the difference cannot be added
    missing,        ///< No row, though the wrong report alone gives one
    level,          ///< Reached between the two lists; it stays
    title,          ///< Obtained between the two lists, or during other events; it stays
    level_missing,  ///< The right report alone may reach it between the two lists
    title_missing,  ///< ... obtain it
    last_played,    ///< Another event may be the last; the day stays
    number,         ///< Another report may have it too; it stays
    person,         ///< ... the name, sex, federation or title
    entered_late,   ///< Of who enters the later list, a list in between may have left games out
    row,            ///< Which row of the later list is the player's, if any
  } what = What::rating;
  std::string id, name;
  /// Without this, no list can be made.
  [[nodiscard]] bool is_fatal() const noexcept {
    return what == What::rating || what == What::missing || what == What::row;
  }
};

struct CorrectionSummary {
  std::size_t corrected = 0, entered = 0, removed = 0;  ///< Rows
  /// Rows that the reports leave different, and that are still as one of them alone left them. A
  /// list that has the correction already has none of the wrong report.
  std::size_t as_wrong = 0, as_right = 0;
  std::vector<CorrectionDoubt> doubts;  ///< By the rows of the list
};

/// Writes the later list as CSV, with the correction. Nothing else of it changes.
/// \param start  the list in force during the period \param later  its list, or one of a later
/// period \param regulation  of the period
/// \param coming  in force in the period that the later list is for, for its coefficients
/// \param sink  receives the text in pieces; it is of no use if a doubt is fatal
CorrectionSummary write_corrected_list(const CorrectionSource& start, const CorrectionSource& later,
                                       const ListCorrection& correction,
                                       const Regulation& regulation, const Regulation& coming,
                                       const std::function<void(std::string_view)>& sink);

}  // namespace trf::rating
#pragma GCC visibility pop
