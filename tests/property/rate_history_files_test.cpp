// A few chains of lists through files and trf-rate itself, month by month.

#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include <fmt/format.h>

#include "oracle/rating_history.hpp"
#include "support/history.hpp"
#include "support/history_list.hpp"
#include "support/random_tournament.hpp"

namespace {

using oracle::history::History;
using trf::test::HistoryFeatures;

void write(const std::filesystem::path& path, const std::string& bytes) {
  std::ofstream{path, std::ios::binary} << bytes;
}
std::string read(const std::filesystem::path& path) {
  std::ifstream file{path, std::ios::binary};
  return {std::istreambuf_iterator<char>{file}, {}};
}

std::string as_of(const oracle::history::Day& date, const std::string& bytes) {
  auto list = trf::test::ListText::of(bytes);
  for (auto& row : list.rows)
    if (row.contains("list_date"))
      row["list_date"] = fmt::format("{:04}/{:02}/{:02}", date.year, date.month, date.day);
  return list.bytes();
}

class RateHistory : public ::testing::Test {
 protected:
  void SetUp() override {
    folder_ = std::filesystem::temp_directory_path() / fmt::format("trf-history-{}", getpid());
    std::filesystem::create_directory(folder_);
  }
  void TearDown() override { std::filesystem::remove_all(folder_); }

  /// The list after a period; its reports are given in the order of their files' names.
  [[nodiscard]] std::string next_list(const History& history, const oracle::history::Period& period,
                                      const std::string& list) const {
    write(folder_ / "list.csv", list);
    std::filesystem::remove(folder_ / "next.csv");
    std::string files;
    for (std::size_t i = 0; i < period.reports.size(); ++i) {
      const auto file = folder_ / fmt::format("report{}.trf", i);
      write(file, trf::test::report_text(history, period.reports[i]));
      files += " '" + file.string() + "'";
    }
    const auto date = period.list_date;
    const auto command = fmt::format(
        "'{}' --system={} --list='{}' --list-date={:04}-{:02}-{:02} --new-list='{}' "
        "--today=2060-01-01 --quiet --output=/dev/null{} 2>'{}'",
        TRF_RATE, history.system, (folder_ / "list.csv").string(), date.year, date.month, date.day,
        (folder_ / "next.csv").string(), files, (folder_ / "said").string());
    if (std::system(command.c_str()) != 0) return "name\n" + read(folder_ / "said");
    return read(folder_ / "next.csv");
  }

  void expect_chains(const std::string& system, const HistoryFeatures& features, int chains) {
    for (int seed = 0; seed < trf::test::scaled(chains); ++seed) {
      const auto history =
          trf::test::random_history(system, 1000 + static_cast<std::uint64_t>(seed), features);
      const auto wanted = oracle::history::lists_of(history);
      auto bytes = trf::test::first_list(history).bytes();
      for (std::size_t i = 0; i < history.periods.size(); ++i) {
        const auto& period = history.periods[i];
        if (period.reports.empty()) {  // The tool has no list without a report.
          bytes = as_of(period.list_date, bytes);
          continue;
        }
        bytes = next_list(history, period, trf::test::with_notices(history, period.notices, bytes));
        const auto text = trf::test::differences(history, wanted[i], bytes);
        ASSERT_EQ(text, "") << system << ", seed " << seed << ", period " << i + 1 << '\n' << bytes;
      }
    }
  }

 private:
  std::filesystem::path folder_;
};

const HistoryFeatures features{.newcomers = true,
                               .fide_rated = true,
                               .foreigners = true,
                               .no_shows = true,
                               .byes = true,
                               .other_numbers = true};

TEST_F(RateHistory, EloItaliaThroughFilesEqualsTheHistory) {
  expect_chains("elo-italia", features, 10);
}
TEST_F(RateHistory, FideThroughFilesEqualsTheHistory) { expect_chains("fide", features, 10); }

}  // namespace
