// Every value and rank of the shared cases, where they are at hand.

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>

#include <filesystem>
#include <fstream>
#include <map>
#include <sstream>
#include <string>
#include <vector>

#include "support/draft.hpp"
#include "trf/read.hpp"
#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/standings.hpp"

namespace trf::tiebreak {
namespace {

namespace fs = std::filesystem;

std::vector<std::vector<std::string>> rows_of(const fs::path& path) {
  std::ifstream in(path);
  std::vector<std::vector<std::string>> rows;
  for (std::string line; std::getline(in, line);) {
    if (line.empty() || line[0] == '#') continue;
    if (line.back() == '\r') line.pop_back();
    std::vector<std::string>& row = rows.emplace_back();
    std::size_t begin = 0;
    for (std::size_t tab; (tab = line.find('\t', begin)) != std::string::npos; begin = tab + 1)
      row.push_back(line.substr(begin, tab - begin));
    row.push_back(line.substr(begin));
  }
  return rows;
}

std::string without_zeros(std::string number) {
  if (number.find('.') == std::string::npos) return number;
  while (number.back() == '0') number.pop_back();
  if (number.back() == '.') number.pop_back();
  return number;
}

test::Draft tournament_of(const fs::path& path) {
  std::ifstream in(path, std::ios::binary);
  std::stringstream bytes;
  bytes << in.rdbuf();
  auto result = read(std::string_view(bytes.view()));
  EXPECT_TRUE((result.value != nullptr)) << path;
  return result.value ? test::Draft(result.value) : test::Draft{};
}

Standings standings_of(const Crosstable& table, const Edition& edition, const std::string& list,
                       ListOrigin origin) {
  const CodeList codes = resolve(parse_tie_breaks(list).codes, origin, edition, table);
  for (const CodeFault& fault : codes.faults) {
    EXPECT_NE(fault.severity, Severity::error) << fault.message;
  }
  return rank(table, edition, codes.codes);
}

struct Case {
  fs::path values;
  // NOLINTNEXTLINE(readability-identifier-naming): GoogleTest looks for it
  friend void PrintTo(const Case& one, std::ostream* out) { *out << one.values.stem(); }
};

class SharedTieBreaks : public testing::TestWithParam<Case> {};

void check_values(const fs::path& values, const Tournament& tournament) {
  const auto rows = rows_of(values);
  const auto& header = rows.at(0);
  for (std::size_t column = 2; column < header.size(); ++column) {
    std::map<std::string, std::vector<std::size_t>> by_edition;
    for (std::size_t r = 1; r < rows.size(); ++r) {
      if (rows[r][0] != "2022" && !rows[r][column].empty()) by_edition[rows[r][0]].push_back(r);
    }
    for (const auto& [key, which] : by_edition) {
      const Edition* edition = find_edition(key);
      ASSERT_NE(edition, nullptr) << key;
      const Crosstable table = make_crosstable(tournament);
      const bool ranks = header[column] == "RANK";
      const Standings standings =
          standings_of(table, *edition, ranks ? default_list(*edition, table) : header[column],
                       ranks ? ListOrigin::regulation : ListOrigin::asked);
      for (const std::size_t r : which) {
        const Competitor competitor = table.find(std::stoi(rows[r][1]));
        ASSERT_NE(competitor, no_competitor);
        const std::string have = ranks ? std::to_string(standings.rank[competitor])
                                       : to_text(standings.columns.back(), competitor);
        EXPECT_EQ(without_zeros(have), without_zeros(rows[r][column]))
            << "edition " << key << " id " << rows[r][1] << " " << header[column];
      }
    }
  }
}

TEST_P(SharedTieBreaks, HaveTheGivenValuesAndRanks) {
  const fs::path& values = GetParam().values;
  if (values.empty()) GTEST_SKIP() << "no shared cases beside this checkout";
  const std::string stem =
      values.filename().string().substr(0, values.filename().string().find('.'));
  const test::Draft tournament = tournament_of(values.parent_path() / (stem + ".trf"));
  check_values(values, tournament);
  const fs::path ranks = values.parent_path() / (stem + ".ranks.tsv");
  if (!fs::exists(ranks)) return;
  const auto rows = rows_of(ranks);
  const Crosstable table = make_crosstable(tournament);
  for (std::size_t r = 1; r < rows.size(); ++r) {
    if (rows[r][0] == "2022") continue;
    const Standings standings =
        standings_of(table, *find_edition(rows[r][0]), rows[r][1], ListOrigin::asked);
    EXPECT_EQ(std::to_string(standings.rank[table.find(std::stoi(rows[r][2]))]), rows[r][3])
        << "edition " << rows[r][0] << " list " << rows[r][1] << " id " << rows[r][2];
  }
}

std::vector<Case> cases() {
  std::vector<Case> all;
  const char* elsewhere = std::getenv("TRF_SHARED");
  const fs::path folder =
      fs::path(elsewhere != nullptr ? elsewhere : TRF_SHARED) / "data" / "tiebreak";
  if (fs::exists(folder)) {
    for (const auto& entry : fs::directory_iterator(folder)) {
      if (entry.path().string().ends_with(".values.tsv")) all.push_back({entry.path()});
    }
  }
  if (all.empty()) all.push_back({});
  std::ranges::sort(all, {}, &Case::values);
  return all;
}

INSTANTIATE_TEST_SUITE_P(All, SharedTieBreaks, testing::ValuesIn(cases()));

}  // namespace
}  // namespace trf::tiebreak
