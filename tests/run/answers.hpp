#pragma once

#include <gtest/gtest.h>

#include <cstddef>
#include <map>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "run/run.hpp"

/// Answers of the tools in memory, for tests that compare them.
namespace run::test {

/// The output about a report on standard input; the test fails for an error.
[[nodiscard]] inline std::string output(std::string_view tool,
                                        const std::vector<std::string>& words,
                                        const std::string& report) {
  const std::vector<File> files{{"-", report}};
  const auto answer = run(tool, words, files);
  EXPECT_LE(answer.status, 1) << answer.messages;
  return answer.output;
}

[[nodiscard]] inline std::vector<std::string> cells_of(std::string_view line) {
  std::vector<std::string> cells(1);
  bool is_quoted = false;
  for (const char c : line) {
    if (c == '"')
      is_quoted = !is_quoted;
    else if (c == ',' && !is_quoted)
      cells.emplace_back();
    else
      cells.back() += c;
  }
  return cells;
}

using Row = std::map<std::string, std::string>;

/// The rows of a table, by the names of its columns; without line ends or quotes in a cell.
[[nodiscard]] inline std::vector<Row> rows_of(const std::string& csv) {
  std::istringstream lines{csv};
  std::string line;
  std::getline(lines, line);
  const auto names = cells_of(line);
  std::vector<Row> rows;
  while (std::getline(lines, line)) {
    const auto cells = cells_of(line);
    Row& row = rows.emplace_back();
    for (std::size_t i = 0; i < names.size(); ++i) row[names[i]] = cells.at(i);
  }
  return rows;
}

}  // namespace run::test
