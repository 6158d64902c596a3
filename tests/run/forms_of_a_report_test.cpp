// What the tools answer about a tournament does not depend on the form in which it is written.

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "answers.hpp"

namespace {

using run::test::output;
using Words = std::vector<std::string>;

run::Run answer(std::string_view tool, const Words& words, const std::string& report) {
  const std::vector<run::File> files{{"-", report}};
  return run::run(tool, words, files);
}

std::string random_open(int seed) {
  return output("trf-pair",
                {"--generate", "--seed=" + std::to_string(seed), "--players=9", "--rounds=4",
                 "--set=half-point-byes=5%", "--set=forfeits=8%", "--set=unrated=10%"},
                {});
}

/// The records with another tag.
std::string without(std::string_view tag, const std::string& report) {
  std::string left;
  for (std::size_t at = 0; at < report.size();) {
    const auto end = report.find('\n', at) + 1;
    if (!report.substr(at, end - at).starts_with(tag)) left += report.substr(at, end - at);
    at = end;
  }
  return left;
}

TEST(FormsOfAReport, ByesToComeAreInRecord240OrInCells) {
  for (int seed = 1; seed <= 9; ++seed) {
    SCOPED_TRACE(seed);
    const auto open =
        without("142", output("trf-parse", {"--unpair", "--correct"}, random_open(seed)));
    const auto records = output("trf-parse", {"--bye=3:4:H", "--bye=2:6:F", "--bye=4:5:Z"}, open);
    const auto cells = output("trf-parse", {"--to=trfx", "--lossy"}, records);
    ASSERT_NE(records.find("\n240"), std::string::npos);
    ASSERT_EQ(cells.find("\n240"), std::string::npos);
    for (const auto& [tool, words] : std::vector<std::pair<std::string, Words>>{
             {"trf-pair", {"--format=csv"}},
             {"trf-pair", {"--check", "--format=csv"}},
             {"trf-pair", {"--show", "--format=csv"}},
             {"trf-parse", {"--table=results"}},
             {"trf-tiebreak", {"--format=csv"}},
             {"trf-tiebreak", {"--format=csv", "--round=4"}},
             {"trf-tiebreak", {"--format=csv", "--edition=fsi2014"}},
             {"trf-rate", {"--system=elo-italia", "--format=csv"}},
             {"trf-rate", {"--norms=im,maestro", "--format=csv"}}})
      EXPECT_EQ(answer(tool, words, records).output, answer(tool, words, cells).output)
          << tool << ' ' << words.front();
  }
}

TEST(FormsOfAReport, EditsOfOneCallAreInAnyOrder) {
  const Words edits{"--edit=3:name=Xx, Yy",
                    "--edit=3:sex=w",
                    "--edit=3:birth=1990/01/02",
                    "--edit=3:category=2N",
                    "--edit=3:national_rating=1700",
                    "--edit=3:national_id=123456",
                    "--edit=3:title=WFM",
                    "--edit=5:rating=1999",
                    "--bye=2:5:H",
                    "--withdraw=1",
                    "--prohibit=4,5",
                    "--set=012=Xx",
                    "--set=142=9",
                    "--fill=points",
                    "--result=1:1-0",
                    "--correct"};
  const auto report = without("142", random_open(1));
  for (const auto& one : edits)
    for (const auto& other : edits) {
      const auto there = answer("trf-parse", Words{one, other}, report);
      const auto back = answer("trf-parse", Words{other, one}, report);
      EXPECT_EQ(there.output, back.output) << one << ' ' << other;
      EXPECT_EQ(there.status, back.status) << one << ' ' << other;
    }
}

}  // namespace
