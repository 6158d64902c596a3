#pragma once

#include <functional>
#include <iosfwd>
#include <set>
#include <string>
#include <vector>

#include "support/report_text.hpp"
#include "trf/check.hpp"

/// Edits of a clean report, and the findings of each.
namespace trf::test {

/// Paths of the reports without a finding.
extern const std::string clean_standard, clean_rapid, clean_team;

/// Today is 12 March 2026.
[[nodiscard]] CheckOptions after_the_event();

/// "ID:LINE" of each finding, in the order of the lines.
[[nodiscard]] std::vector<std::string> check_lines(const std::string& bytes,
                                                   const std::vector<Profile>& profiles,
                                                   CheckOptions options = after_the_event());

struct CheckCase {
  const char* name;
  std::function<void(ReportText&)> edit;
  std::vector<std::string> expected;  ///< In the form of check_lines()
};
// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for it
void PrintTo(const CheckCase& one, std::ostream* out);

/// The tables, for tests of all checks; each is in the file of its tests.
[[nodiscard]] const std::vector<CheckCase>& individual_check_cases();
[[nodiscard]] const std::vector<CheckCase>& team_check_cases();
[[nodiscard]] const std::vector<CheckCase>& homologation_check_cases();

[[nodiscard]] std::set<std::string> ids_of(const std::vector<std::string>& lines);

}  // namespace trf::test
