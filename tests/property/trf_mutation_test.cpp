// Single faults put into clean reports: a result, a colour, an opponent, points, a rank, a date, an
// id, a code, a byte. Those that change the meaning are found, on the line where they are.

#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <random>
#include <sstream>

#include "support/random_tournament.hpp"
#include "support/report_text.hpp"
#include "trf/check.hpp"
#include "trf/check_ids.hpp"
#include "trf/fix.hpp"
#include "trf/read.hpp"

namespace {

using trf::Profile;
using trf::test::ReportText;

class Faults {
 public:
  explicit Faults(std::uint32_t seed) : random_(seed) {}

  /// Puts one fault into the text. \return its line, from 1
  std::size_t put(ReportText& text) {
    const auto first_row = text.line_of("001") - 1;
    const auto row = first_row + below(text.lines.size() - first_row);
    const auto cell = 91 + 10 * below(7);  // From 0
    auto& line = text.lines[row];
    const auto players = text.lines.size() - first_row;
    kind_ = below(kinds.size());
    switch (kind_) {
      case 0: line[cell + 7] = other(line[cell + 7], "1=0WDL+-HFUZ *"); break;
      case 1:
        if (line[cell + 5] == '-') return put(text);
        line[cell + 5] = other(line[cell + 5], "wb-x");
        break;
      case 2: return number(text, row, cell, 1, players + 2);
      case 3: {
        const auto before = line.substr(80, 4);
        while (line.compare(80, 4, before) == 0) {
          const auto halves = below(15);
          line.replace(80, 4, " " + std::to_string(halves / 2) + (halves % 2 == 0 ? ".0" : ".5"));
        }
        break;
      }
      case 4: return number(text, row, 85, 0, players + 1);
      case 5: return date(text);
      case 6: return id(text, row, first_row);
      case 7: return code(text);
      default: {
        const std::string_view columns = "\3\10\64\70\104";  // Separators, from 0: 3 8 52 56 68
        const auto at = below(2) == 0 ? static_cast<std::size_t>(columns[below(columns.size())])
                                      : 80 + below(80);
        if (at >= line.size()) return put(text);
        line[at] = other(line[at], "!x9\x01;~");
      }
    }
    return row + 1;
  }

  /// Of the last fault.
  [[nodiscard]] std::string_view kind() const { return kinds[kind_]; }

 private:
  static constexpr std::array<std::string_view, 9> kinds{
      "result", "colour", "opponent", "points", "rank", "date", "id", "code", "byte"};
  std::size_t kind_ = 0;
  std::size_t below(std::size_t count) { return random_() % count; }
  char other(char now, std::string_view among) {
    char c = now;
    while (c == now) c = among[below(among.size())];
    return c;
  }
  std::size_t number(ReportText& text, std::size_t row, std::size_t column, std::size_t low,
                     std::size_t high) {
    auto& line = text.lines[row];
    const auto before = line.substr(column, 4);
    while (line.compare(column, 4, before) == 0) {
      auto value = std::to_string(low + below(high - low + 1));
      line.replace(column, 4, value.insert(0, 4 - value.size(), ' '));
    }
    return row + 1;
  }
  std::size_t date(ReportText& text) {
    constexpr std::string_view tags[] = {"042", "052", "132"};
    const auto at = text.line_of(tags[below(3)]) - 1;
    auto& line = text.lines[at];
    std::vector<std::size_t> digits;
    for (std::size_t i = 4; i < line.size(); ++i)
      if (line[i] >= '0' && line[i] <= '9') digits.push_back(i);
    const auto place = digits[below(digits.size())];
    line[place] = other(line[place], "0123456789");
    return at + 1;
  }
  std::size_t id(ReportText& text, std::size_t row, std::size_t first_row) {
    auto& line = text.lines[row];
    switch (below(4)) {
      case 0: {
        auto twin = row;
        while (twin == row) twin = first_row + below(text.lines.size() - first_row);
        line.replace(57, 11, text.lines[twin], 57, 11);
        break;
      }
      case 1: return number(text, row, 4, 0, text.lines.size() - first_row + 2);
      case 2: line[64] = 'x'; break;
      default: line.replace(57, 11, "       4711");
    }
    return row + 1;
  }
  std::size_t code(ReportText& text) {
    constexpr std::string_view tags[] = {"152", "162", "192", "202", "212", "222"};
    const auto at = text.line_of(tags[below(6)]) - 1;
    auto& line = text.lines[at];
    auto place = line.size();
    while (place == line.size() || line[place] == ' ') place = 4 + below(line.size() - 4);
    line[place] = other(line[place], "QX7;!");
    return at + 1;
  }

  std::mt19937 random_;
};

bool is_reported(const std::string& bytes, std::size_t line) {
  trf::CheckOptions options;
  options.profiles = {Profile::format, Profile::consistency, Profile::rating};
  const trf::Document document{bytes};
  const auto read = trf::read(document);
  const auto run =
      trf::check(document, read.value ? &*read.value : nullptr, read.diagnostics, options);
  // H15 is once, in record 132, and names the day of 042 or 052 that differs.
  const auto tag = document.text(line).substr(0, 3);
  const bool is_day = tag == "042" || tag == "052";
  return std::ranges::any_of(run.findings, [&](const trf::Diagnostic& d) {
    return d.where.line == line || (is_day && d.check == "H15");
  });
}

TEST(Mutation, NinetyNineOfAHundredFaultsAreReportedOnTheirLine) {
  const std::string samples[] = {TRF_SAMPLES "/clean-standard.trf", TRF_SAMPLES "/clean-rapid.trf"};
  const int cases = trf::test::scaled(4000);
  // Another campaign: TRF_TEST_SEED=7.
  const char* const seed = std::getenv("TRF_TEST_SEED");
  Faults faults{seed == nullptr ? 2026U : static_cast<std::uint32_t>(std::atoi(seed))};
  int missed = 0;
  std::map<std::string_view, std::pair<int, int>> by_kind;  // Put and missed
  std::string examples;
  for (int i = 0; i < cases; ++i) {
    const ReportText clean{samples[i % 2]};
    auto text = clean;
    const auto line = faults.put(text);
    ++by_kind[faults.kind()].first;
    if (is_reported(text.bytes(), line)) continue;
    ++missed;
    ++by_kind[faults.kind()].second;
    if (missed <= 10) examples += clean.lines[line - 1] + "\n" + text.lines[line - 1] + "\n\n";
  }
  for (const auto& [kind, count] : by_kind)
    std::cout << kind << ": " << count.second << " of " << count.first << " not reported\n";
  if (seed != nullptr) std::cout << examples;
  EXPECT_LE(missed * 100, cases) << missed << " of " << cases << " faults are not reported:\n"
                                 << examples;
}

void expect_fix_is_idempotent_and_complete(const std::string& bytes, const std::string& name) {
  const auto once = trf::fix(bytes);
  const auto twice = trf::fix(once.bytes);
  EXPECT_EQ(once.bytes, twice.bytes) << name;
  EXPECT_TRUE(twice.repairs.empty())
      << name << ": " << (twice.repairs.empty() ? trf::Message{} : twice.repairs.front().message);
  // Nothing is lost: results, names, ids and opponents stay.
  const auto before = trf::read(bytes);
  const auto after = trf::read(once.bytes);
  ASSERT_EQ((before.value != nullptr), (after.value != nullptr)) << name;
  if (!before.value) return;
  ASSERT_EQ(before.value->players.size(), after.value->players.size()) << name;
  for (trf::PlayerIndex p = 0; p < before.value->player_count(); ++p) {
    const auto& a = before.value->players[p];
    const auto& b = after.value->players[p];
    EXPECT_EQ(a.name, b.name) << name;
    EXPECT_EQ(a.fide_id, b.fide_id) << name;
    EXPECT_EQ(a.start_rank, b.start_rank) << name;
    EXPECT_TRUE(std::ranges::equal(before.value->games(p), after.value->games(p))) << name;
  }
}

TEST(Fix, IsIdempotentAndLosesNothingOnFaultyReports) {
  Faults faults{7};
  for (int i = 0; i < trf::test::scaled(500); ++i) {
    ReportText text{i % 2 == 0 ? TRF_SAMPLES "/clean-standard.trf"
                               : TRF_SAMPLES "/clean-rapid.trf"};
    for (int k = 0; k < 3; ++k) faults.put(text);
    expect_fix_is_idempotent_and_complete(text.bytes(), "case " + std::to_string(i));
  }
}

TEST(Fix, IsIdempotentAndLosesNothingOnRealReports) {
  const std::filesystem::path folder{TRF_SHARED "/data/trf"};
  if (!std::filesystem::exists(folder)) GTEST_SKIP() << "no shared data";
  for (const auto& entry : std::filesystem::recursive_directory_iterator(folder)) {
    if (!entry.is_regular_file()) continue;
    std::ostringstream bytes;
    bytes << std::ifstream{entry.path(), std::ios::binary}.rdbuf();
    expect_fix_is_idempotent_and_complete(bytes.str(), entry.path().filename().string());
  }
}

}  // namespace
