#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "trf/date.hpp"
#include "trf/diagnostic.hpp"
#include "trf/document.hpp"
#include "trf/tournament.hpp"

#pragma GCC visibility push(default)
namespace trf {

/// Who looks at a report; the catalogue gives each check a severity for each (trf-checks.md).
enum class Profile : std::uint8_t {
  format,
  consistency,
  rating,
  fsi,
  fsi_rapid,
  pairing,
  tiebreak
};

/// "format", "fsi-rapid", ...
[[nodiscard]] std::string_view name(Profile profile) noexcept;

/// What a check has to look at, and so which profiles run it.
enum class Scope : std::uint8_t {
  line,       ///< One line decides: profile `format`
  records,    ///< Lines are compared: profile `consistency`
  rating,     ///< Requirements of FIDE rating: profile `rating`
  fsi,        ///< Requirements of the FSI, standard chess: profile `fsi`
  fsi_rapid,  ///< Requirements of the FSI, rapid and blitz: profile `fsi-rapid`
  fsi_both,   ///< Both FSI profiles
  pairing,    ///< Rounds are paired again: profile `pairing`
  standings,  ///< Standings are computed again: profile `tiebreak`
  totals,     ///< Points and ranks against results: profiles `consistency` and `tiebreak`
};

/// What a check is, apart from any file: the table behind --list-checks, --explain, the SARIF
/// rules and trf-checks(7). Ids are never reused.
struct Check {
  CheckId id;
  std::string_view name;            ///< "eol-mixed"
  std::optional<Severity> rating;   ///< Severity in column R; absent: off
  std::optional<Severity> pairing;  ///< Severity in column P; absent: off
  Scope scope;
  std::string_view rule;          ///< The article it enforces, e.g. "TRF26 Remark 1"
  std::string_view summary;       ///< One sentence: what is wrong when it fires
  std::string_view explanation;   ///< Why it matters, and what to do
  std::string_view wrong, right;  ///< A line or cell that fires it, and its correction
  std::string_view left_out{};    ///< Why it never fires here; empty: it does
};

/// The texts of a check. Each language has them in tables of their own (check_texts.hpp).
enum class CheckText : std::uint8_t { summary, explanation, wrong, right, left_out };
/// A text of a check as a sentence, for any language; no sentence where the check has none. Its id
/// is "check_summary.P01" and the like.
[[nodiscard]] Message text(const Check& check, CheckText which);

/// All checks, ordered by family (P S H R C X T B N M A E I G W) and number. The few that need
/// pairings or standings are run by whoever has them (trf-validate); the rest by check().
[[nodiscard]] std::span<const Check> checks() noexcept;
/// The row of a check. Constant time.
/// \pre !id.empty()
[[nodiscard]] const Check& check_of(CheckId id) noexcept;

/// Is the check part of the profile, and how serious is it there?
[[nodiscard]] std::optional<Severity> severity(const Check& check, Profile profile) noexcept;

/// Facts that a report cannot carry, and what is wanted of it.
struct CheckOptions {
  std::vector<Profile> profiles{Profile::format, Profile::consistency};
  std::optional<Date> today;  ///< For checks that ask the date; without one they are skipped
  std::optional<int> seconds_for_60_moves;  ///< Overrides what 222 or 122 tell
  std::string
      type;  ///< "swiss", "rr", "drr", "scheveningen", "match", "team"; empty: from the file
  std::string file_name;           ///< For W03; empty: none
  std::optional<Date> registered;  ///< Day on which the event was registered with FIDE, for E15
};

/// The severity each check has under these profiles (the most serious one where several apply);
/// absent where no profile runs it. Parallel to checks().
[[nodiscard]] std::vector<std::optional<Severity>> severities(std::span<const Profile> profiles);

/// A check that a profile wants and that was not made.
struct Skipped {
  CheckId check;
  Message why;
};

/// What a run of the checks has found, and what it could not check.
struct CheckRun {
  Diagnostics findings;  ///< In the order of sort_findings()
  std::vector<Skipped> skipped;

  /// A finding with the severity that the check has in the profile. Nothing when the check is not
  /// part of it, or when the same check has a finding at the same place.
  void add(CheckId id, Profile profile, Position where, Message message);
};

/// Checks that need more than the report: pairings, standings, lists. Libraries that have them
/// offer an examiner (trf::pair::examiner(), trf::tiebreak::examiner()); check() runs it.
struct Examiner {
  std::optional<Profile> profile;  ///< Which profile asks for it; absent: all
  std::function<void(const Document&, const Tournament&, const CheckOptions&, CheckRun&)> examine;
};

/// Seconds a player has for 60 moves by record 222, else as far as the free text of 122 tells:
/// "90+30", "90 min + 30 sec/move", "1h30". Empty when it tells none, or more than one reading is
/// possible.
[[nodiscard]] std::optional<int> seconds_for_60_moves(const Tournament& tournament) noexcept;

/// The round that a file name tells: "open_r07.trf", "Open R7.txt" (a round behind an r that no
/// letter precedes, at the end of the name).
[[nodiscard]] std::optional<int> round_in_file_name(std::string_view name) noexcept;

/// By line, severity (errors first), column, id.
void sort_findings(Diagnostics& findings);

/// Runs every check of the chosen profiles over a report, adds the reader's findings with the
/// severity that the profiles give them, and runs the examiners that the profiles ask for.
/// `tournament` may be absent (an unusable file); then only the text is checked. Without examiners
/// the profiles `pairing` and `tiebreak` are incomplete: CheckRun::skipped names X14 and T08.
/// Linear in the size of the report, without the examiners.
///
///     const std::array examiners{trf::pair::examiner(), trf::tiebreak::examiner()};
///     const auto run = trf::check(document, &tournament, faults, options, examiners);
///
/// \pre `read` and `tournament` come from this document
[[nodiscard]] CheckRun check(const Document& document, const Tournament* tournament,
                             const Diagnostics& read, const CheckOptions& options,
                             std::span<const Examiner> examiners = {});

}  // namespace trf
#pragma GCC visibility pop
