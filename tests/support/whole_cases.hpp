#pragma once

#include <functional>
#include <iosfwd>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "support/check_cases.hpp"
#include "support/report_text.hpp"

/// Whole reports, and the findings of each: for checks that an edit of one field does not fire.
namespace trf::test {

enum class Sample { standard, rapid, team };
/// The clean report of that kind. Player n is in line 21 + n of both individual samples.
[[nodiscard]] ReportText sample(Sample which);

/// Profiles of most cases. Inline, because the tables are made before main().
inline const std::vector<Profile> usual_profiles{Profile::format, Profile::consistency,
                                                 Profile::rating};

struct WholeCase {
  const char* name;  ///< The id of the check; with "clean" behind it, its neighbour
  std::function<std::string(ReportText)> bytes;
  std::vector<std::string> expected;  ///< In the form of check_lines()
  Sample from = Sample::standard;
  std::vector<Profile> profiles = usual_profiles;
  CheckOptions options = {};
};
// NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for it
void PrintTo(const WholeCase& one, std::ostream* out);

/// The tables, for tests of all checks; each is in the file of its tests.
[[nodiscard]] const std::vector<WholeCase>& file_cases();
[[nodiscard]] const std::vector<WholeCase>& report_cases();
[[nodiscard]] const std::vector<WholeCase>& event_cases();

/// The findings of a case.
[[nodiscard]] std::vector<std::string> lines_of(const WholeCase& one);
/// Ids of the checks that a case finds alone, and that its neighbour does not have: the case of the
/// same name and "clean", or the sample.
[[nodiscard]] std::set<std::string> fired_alone(const std::vector<WholeCase>& cases);

/// A round robin of that many players, edited.
[[nodiscard]] std::string robin(int players, const std::function<void(ReportText&)>& edit,
                                bool drawn = true);
void nothing(ReportText& text);

}  // namespace trf::test
