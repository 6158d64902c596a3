#include "support/check_cases.hpp"

#include <gtest/gtest.h>

#include <ostream>

#include "trf/rating/examine.hpp"
#include "trf/read.hpp"

namespace trf::test {

const std::string clean_standard = TRF_SAMPLES "/clean-standard.trf";
const std::string clean_rapid = TRF_SAMPLES "/clean-rapid.trf";
const std::string clean_team = TRF_SAMPLES "/clean-team.trf";

CheckOptions after_the_event() {
  CheckOptions options;
  options.today = Date{2026, 3, 12};
  return options;
}

std::vector<std::string> check_lines(const std::string& bytes, const std::vector<Profile>& profiles,
                                     CheckOptions options) {
  options.profiles = profiles;
  const Document document{bytes};
  const auto report = read(document);
  const auto run = check(document, report.value ? &*report.value : nullptr, report.diagnostics,
                         options, rating::event_examiners());
  std::vector<std::string> lines;
  for (const auto& finding : run.findings) {
    // The sentence is in tests/language/sentences, from the record of the run.
    EXPECT_NE(to_string(finding.message), "");
    lines.push_back(std::string(finding.check.text()) + ":" + std::to_string(finding.where.line));
  }
  return lines;
}

void PrintTo(const CheckCase& one, std::ostream* out) { *out << one.name; }

std::set<std::string> ids_of(const std::vector<std::string>& lines) {
  std::set<std::string> ids;
  for (const auto& line : lines) ids.insert(line.substr(0, line.find(':')));
  return ids;
}

}  // namespace trf::test
