#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/diagnostic.hpp"
#include "trf/tiebreak/crosstable.hpp"
#include "trf/tiebreak/edition.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf::tiebreak {

/// A code without a tournament; one constant each, in the file of its family.
struct Family;

/// A code ready for calculation.
struct TieBreakCode {
  const Family* family = nullptr;
  std::string text;  ///< As given: the heading of its column
  PointsKind points =
      PointsKind::game;  ///< The opponents' score; the own one if the code has only one
  PointsKind own_points = PointsKind::game;  ///< ESB: the second letter
  int cut_lowest = 0;                        ///< /Cn, /Mn
  int cut_highest = 0;                       ///< /Mn
  int limit_shift = 0;                       ///< /L: half points added to the Koya limit
  int divisor = 0;                           ///< /K: of SSSC; 0: calculated
  int unrated = 0;                   ///< /U: rating of unrated players; 0: rating codes are dropped
  bool forfeits_are_played = false;  ///< /P
  bool fore = false;                 ///< /F, and FB
  bool reversed = false;             ///< /R
  /// EDE codes: a subset made by the secondary score starts again with the primary score, as 13.3.3
  /// literally reads; else it continues with the secondary (reading X1, the published solution).
  bool begins_again_with_primary = false;
  bool dropped = false;  ///< Undefined for all: the fault gives the reason
};

/// The origin of a list decides what happens to a code that cannot be used.
enum class ListOrigin : std::uint8_t {
  asked,  ///< By the user: wrong codes are errors, discouraged ones are calculated with a warning
  /// Record 202 or 212: a code that cannot be calculated is dropped with a warning; the list ends
  /// before one that is decided outside the report (OTHER_, RND)
  report,
  regulation,  ///< The default of the edition
};

/// A fault of a code in a list.
struct CodeFault {
  std::size_t index = 0;  ///< In the list that was given
  Severity severity = Severity::error;
  CheckId check;  ///< That finds it in a report; none: what is decided outside is not a fault of it
  Message message;  ///< Names the code and the article
};

/// A list of tie-break codes, ready for calculation, with what is wrong in it.
struct CodeList {
  std::vector<TieBreakCode> codes;
  std::vector<CodeFault> faults;  ///< If one is an error, the codes must not be used
};

/// Prepares a parsed list for this table under this edition. The points come first unless the list
/// begins with PTS, MPTS or GPTS; in a report's list they are only where it names them.
/// \param unrated rating of unrated players for the rating codes, 0: none (art. 10)
[[nodiscard]] CodeList resolve(std::span<const TieBreak> list, ListOrigin origin,
                               const Edition& edition, const Crosstable& table, int unrated = 0);

/// The codes that are calculated, as given: "PTS,BH/C1,SB".
[[nodiscard]] std::string text_of(std::span<const TieBreakCode> codes);

/// The list that the edition prescribes where the event has none. Teams whose game points are
/// primary have these first.
/// \param rapid the rate of play is that of the FSI rapid and blitz regulation
[[nodiscard]] std::string default_list(const Edition& edition, const Crosstable& table,
                                       bool rapid = false);

/// A code for manual pages and explanations.
struct CodeInfo {
  std::string_view name;
  std::string article;  ///< "8.1" of C.07, or with the name of another text: "1989 16 a"
  Message title;
};
/// \param edition whose article is cited
[[nodiscard]] CodeInfo info(const TieBreakCode& code, const Edition& edition);
/// All codes, in the order of C.07 of 2026, with its articles; the codes of other editions last.
[[nodiscard]] std::vector<CodeInfo> known_codes();

}  // namespace trf::tiebreak
#pragma GCC visibility pop
