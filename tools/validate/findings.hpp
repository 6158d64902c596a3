#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "cli/cli.hpp"
#include "trf/check.hpp"

/// trf-validate: the findings in reports, and their output forms.
namespace validate {

/// Are two texts equal except for upper and lower case (ASCII)?
[[nodiscard]] bool same_letters(std::string_view a, std::string_view b) noexcept;

/// The chosen checks and their severities; from the command line and --config, read once.
struct Settings {
  std::vector<trf::Profile> profiles;
  /// Of --severity and --config; nullopt: off
  std::map<trf::CheckId, std::optional<trf::Severity>> severities;
  bool strict = false;
  std::size_t most_per_check = 5;   ///< In text; 0: no limit
  std::size_t most_shown = 10'000;  ///< In text, for one report; the others are counted
  /// Findings of --baseline: file, check and message without line numbers, and how many of each.
  std::map<std::string, int, std::less<>> baseline;
  /// Files of the run that have another path there.
  std::map<std::string, std::string, std::less<>> baseline_file;

  [[nodiscard]] bool has(trf::Profile profile) const;
  /// The severity after --severity and --config; empty: off.
  [[nodiscard]] std::optional<trf::Severity> severity(const trf::Diagnostic& finding) const;
};

/// \throws cli::UsageError, std::system_error
[[nodiscard]] Settings read_settings(const cli::Arguments& arguments);

/// The findings of one report.
struct FileFindings {
  std::string file;
  trf::Diagnostics findings;
  std::vector<bool> is_fixable;  ///< Parallel to `findings`; empty: not needed
  /// Parallel: the record or player of the finding, without its line.
  std::vector<std::string> record_keys;
  bool is_unusable = false;
  std::string tournament;  ///< The name; empty: unknown
  std::string heading;  ///< Of the page: tournament, place, dates, arbiters; HTML, empty: unknown

  [[nodiscard]] std::size_t count(trf::Severity severity) const;
};

/// "error", "warning", "info"; SARIF's levels call the last one "note".
[[nodiscard]] std::string_view word(trf::Severity severity) noexcept;

/// Removes the findings of --baseline: as many of each kind as there.
void subtract_baseline(FileFindings& report, const Settings& settings);

// The forms. Those that print one document for all reports receive them together.
[[nodiscard]] cli::Text text(const FileFindings& report, std::string_view bytes,
                             const Settings& settings, bool brief, bool colour);
/// The rows are made from the report when they are printed.
[[nodiscard]] cli::Table table(std::shared_ptr<const FileFindings> report);
/// The body of a page for the arbiter: the tournament, the verdict, the findings.
[[nodiscard]] std::string html(const FileFindings& report);
/// The verdict as an element of a page.
[[nodiscard]] std::string verdict_html(const FileFindings& report, std::string_view element);
[[nodiscard]] std::string sarif(const std::vector<FileFindings>& reports, std::string_view version);
[[nodiscard]] std::string junit(const std::vector<FileFindings>& reports, const Settings& settings);
[[nodiscard]] std::string github(const std::vector<FileFindings>& reports);
/// Unified diff of the two texts.
[[nodiscard]] std::string diff(std::string_view file, std::string_view before,
                               std::string_view after);

// The catalogue for people.
[[nodiscard]] cli::Table catalogue();
/// The text of --explain. \throws cli::UsageError if there is no such check
[[nodiscard]] cli::Text explanation(std::string_view check);
/// trf-checks(7) in roff.
[[nodiscard]] std::string manual();

}  // namespace validate
