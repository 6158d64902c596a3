#pragma once

#include <array>
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

/// The purpose of a check run. The catalogue gives each check a severity for each profile.
enum class Profile : std::uint8_t {
  format,
  consistency,
  rating,
  fsi,
  fsi_rapid,
  pairing,
  tiebreak
};

/// In the order of Profile.
inline constexpr std::array<std::string_view, 7> profile_names{
    "format", "consistency", "rating", "fsi", "fsi-rapid", "pairing", "tiebreak"};
/// "format", "fsi-rapid", ...
[[nodiscard]] std::string_view name(Profile profile) noexcept;

/// What a check compares, and so which profiles run it.
enum class Scope : std::uint8_t {
  line,       ///< One line decides: profile `format`
  records,    ///< Lines are compared: profile `consistency`
  rating,     ///< Requirements of FIDE rating: profile `rating`
  fsi,        ///< Requirements of the FSI, standard chess: profile `fsi`
  fsi_rapid,  ///< Requirements of the FSI, rapid and blitz: profile `fsi-rapid`
  fsi_both,   ///< Both FSI profiles
  pairing,    ///< Rounds are paired again: profile `pairing`
  standings,  ///< Standings are calculated again: profile `tiebreak`
  totals,     ///< Points and ranks against results: profiles `consistency` and `tiebreak`
};

/// A check as the catalogue defines it: the table behind lists of checks, explanations, the SARIF
/// rules and trf-checks(7). Ids are never used again for another check.
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
  std::string_view left_out{};    ///< Why it never fires here; empty: it can fire
};

/// The texts of a check. Each language has them in its own tables (checks_FAMILY.words).
enum class CheckText : std::uint8_t { summary, explanation, wrong, right, left_out };
/// A text of a check as a sentence, for any language; no sentence if the check has none. Its id is
/// "check_summary.P01" and the like.
[[nodiscard]] Message text(const Check& check, CheckText which);

/// All checks, ordered by family (P S H R C X T B N M A E I G W) and number. Examiners run the few
/// that need pairings, standings or lists; check() runs the rest.
[[nodiscard]] std::span<const Check> checks() noexcept;
/// The row of a check. Constant time.
/// \pre !id.empty()
[[nodiscard]] const Check& check_of(CheckId id) noexcept;

/// Is the check part of the profile, and how serious is it there?
[[nodiscard]] std::optional<Severity> severity(const Check& check, Profile profile) noexcept;

/// `format` and `consistency`.
[[nodiscard]] std::vector<Profile> usual_profiles();

/// The fewest minutes for 60 moves with which an event can give norms (B.01 1.1.3).
inline constexpr int norm_minutes = 120;

/// Facts that a report cannot contain, and the profiles that are wanted.
struct CheckOptions {
  std::vector<Profile> profiles = usual_profiles();
  std::optional<Date> today;  ///< Without it, checks that compare dates with it are skipped
  std::optional<int> seconds_for_60_moves;  ///< Overrides records 222 and 122
  std::string
      type;  ///< "swiss", "rr", "drr", "scheveningen", "match", "team"; empty: from the file
  std::string file_name;           ///< For W03; empty: none
  std::optional<Date> registered;  ///< Day on which the event was registered with FIDE, for E15
  int norm_rounds = 9;  ///< The fewest with which the kind of event can give norms (B.01 1.4.1)
};

/// The severity that each check has under these profiles (the most serious one if several apply);
/// absent if no profile runs it. Parallel to checks().
[[nodiscard]] std::vector<std::optional<Severity>> severities(std::span<const Profile> profiles);

/// A check of a chosen profile that was not run, and the reason.
struct Skipped {
  CheckId check;
  Message why;
};

/// What a run of the checks found, and what it did not check.
struct CheckRun {
  Diagnostics findings;  ///< In the order of sort_findings()
  std::vector<Skipped> skipped;

  /// Adds a finding with the severity that the check has in the profile, or a milder one. Does
  /// nothing if the check is not part of the profile, or if the same check has a finding at the
  /// same position.
  void add(CheckId id, Profile profile, Position where, Message message,
           Severity most = Severity::error);
};

/// Checks that need more than the report: pairings, standings, lists. The libraries that have these
/// offer an examiner (trf::pair::examiner(), trf::tiebreak::examiner()); check() runs it.
struct Examiner {
  std::optional<Profile> profile;  ///< The profile that runs it; absent: all
  /// With the findings of the reader, as check() has them.
  std::function<void(const Document&, const Tournament&, const Diagnostics& read,
                     const CheckOptions&, CheckRun&)>
      examine;
};

/// Seconds that a player has for 60 moves, by record 222, else by the free text of 122: "90+30",
/// "90 min + 30 sec/move", "1h30". Empty if the text gives no time, or has more than one reading.
/// \param given  by the user; it has priority over the records
[[nodiscard]] std::optional<int> seconds_for_60_moves(const Tournament& tournament,
                                                      std::optional<int> given = {}) noexcept;

/// Where stated_last_day() is: in record 052, else in 132 the date of the last round on that day,
/// else in 042, if it is later than all rounds. Line 0: the report has none of them.
[[nodiscard]] Position last_day_place(const Document& document, const TournamentDraft& tournament);

/// In a row 001 or a national record: do the columns of the rating contain another field or only a
/// part of the rating (P08, P10)? Line 0: no.
[[nodiscard]] bool has_displaced_rating(const Document& document, std::uint32_t line);

/// The round in a file name: "open_r07.trf", "Open R7.txt" (a number after an r that follows no
/// letter, at the end of the name).
[[nodiscard]] std::optional<int> round_in_file_name(std::string_view name) noexcept;

/// By line, severity (errors first), column, id.
void sort_findings(Diagnostics& findings);

/// Runs every check of the chosen profiles over a report, adds the reader's findings with the
/// severity that the profiles give them, and runs the examiners of these profiles. `tournament` may
/// be absent (an unusable file); then only the text is checked. Without examiners the profiles
/// `pairing` and `tiebreak` are incomplete: CheckRun::skipped names X14 and T08. Linear in the size
/// of the report, without the examiners.
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
