// What the examiner of standings finds in lines that only people read.

#include <gtest/gtest.h>

#include <algorithm>

#include "support/report_text.hpp"
#include "trf/read.hpp"
#include "trf/tiebreak/examine.hpp"

namespace {

using trf::test::ReportText;

/// Findings M19 of the team sample with lines 802 of the first teams, whose opponents are all
/// wrong.
long wrong_lines(int teams) {
  ReportText text(TRF_SAMPLES "/clean-team.trf");
  for (int team = 1; team <= teams; ++team) {
    std::string line = "802   " + std::to_string(team);
    line.resize(28, ' ');
    for (int round = 1; round <= 3; ++round)
      line +=
          " 99 w       "
          " ";
    text.add(line);
  }
  const auto bytes = text.bytes();
  const trf::Document document{bytes};
  const auto report = trf::read(document);
  trf::CheckOptions options;
  options.profiles = {trf::Profile::tiebreak};
  const std::vector<trf::Examiner> examiners{trf::tiebreak::examiner()};
  const auto run = trf::check(document, &*report.value, report.diagnostics, options, examiners);
  return std::count_if(run.findings.begin(), run.findings.end(),
                       [](const trf::Diagnostic& finding) { return finding.check == "M19"; });
}

TEST(TeamLines, OfAnotherRasterAreOneFinding) {
  EXPECT_EQ(wrong_lines(1), 3);
  EXPECT_EQ(wrong_lines(2), 1);
  EXPECT_EQ(wrong_lines(3), 1);
}

}  // namespace
