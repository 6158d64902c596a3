// Properties of every input, tested on mutations of reports.

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <string>
#include <vector>

#include "support/random_tournament.hpp"
#include "trf/read.hpp"

namespace {

std::vector<std::string> reports() {
  std::vector<std::string> files;
  for (const auto* folder :
       {TRF_SAMPLES, TRF_SHARED "/data/trf/micro", TRF_SHARED "/data/trf/real"}) {
    if (!std::filesystem::is_directory(folder)) continue;
    for (const auto& entry : std::filesystem::directory_iterator{folder}) {
      if (!entry.is_regular_file()) continue;
      std::ifstream file{entry.path(), std::ios::binary};
      std::string bytes{std::istreambuf_iterator<char>{file}, {}};
      if (bytes.size() < 20'000) files.push_back(std::move(bytes));
    }
  }
  return files;
}

class Mutations {
 public:
  explicit Mutations(std::uint64_t seed) : random_(seed) {}

  std::string apply(std::string bytes) {
    for (auto n = below(4) + 1; n > 0 && !bytes.empty(); --n) {
      const auto at = below(bytes.size());
      switch (below(5)) {
        case 0: bytes[at] = static_cast<char>(below(256)); break;
        case 1: bytes.erase(at, below(8) + 1); break;
        case 2: bytes.insert(at, below(8) + 1, "0 \t\r\n\xC3W1"[below(8)]); break;
        case 3: bytes.insert(at, bytes.substr(below(bytes.size()), below(100))); break;
        default: bytes.resize(at); break;
      }
    }
    return bytes;
  }

 private:
  std::size_t below(std::size_t bound) { return random_() % bound; }
  std::mt19937_64 random_;
};

TEST(ReadProperty, LosesNoByteAndPointsIntoTheFile) {
  const auto files = reports();
  ASSERT_FALSE(files.empty());
  Mutations mutations{7};
  for (const auto& file : files) {
    for (int i = 0; i < trf::test::scaled(1000); ++i) {
      const auto bytes = mutations.apply(file);
      const trf::Document document{bytes};
      ASSERT_EQ(document.bytes(), bytes);
      const auto result = trf::read(document);
      ASSERT_TRUE(result.value || !result.diagnostics.empty());
      for (const auto& found : result.diagnostics) {
        ASSERT_GE(found.where.line, 1U);
        ASSERT_LE(found.where.line, std::max<std::size_t>(document.line_count(), 1)) << bytes;
        ASSERT_GE(found.where.column, 1U);
      }
    }
  }
}

// A byte of the header changes the header alone, a byte of the rows the rows alone.
TEST(ReadProperty, KeepsHeaderAndRowsApart) {
  const std::string header = "012 Name\n022 Town\n042 2026/01/02\n062 2\n102 Arbiter\n122 90+30\n";
  const std::string rows =
      "001    1 m    One, A                            2000 ITA       12345 1990/01/01  1.0    1   "
      "  2 w 1\n"
      "001    2 w    Two, B                            1900 ITA       12346 1991/01/01  0.0    2   "
      "  1 b 0\n";
  const auto whole = trf::read(header + rows);
  ASSERT_TRUE(whole.value);
  for (std::size_t at = 4; at < header.size(); ++at) {
    if (at < 4 || header[at] == '\n' || header[at - 1] == '\n' || header[at - 2] == '\n' ||
        header[at - 3] == '\n' || header[at - 4] == '\n')
      continue;  // The record number gives the meaning of a line
    auto changed = header;
    changed[at] = changed[at] == 'x' ? 'y' : 'x';
    const auto result = trf::read(changed + rows);
    ASSERT_TRUE(result.value);
    EXPECT_EQ(result.value->players[0].name, "One, A");
    EXPECT_EQ(result.value->game(0, 1), whole.value->game(0, 1));
    EXPECT_EQ(result.value->players[1].points, whole.value->players[1].points);
  }
  for (std::size_t at = 4; at < 100; ++at) {
    auto changed = rows;
    changed[at] = changed[at] == 'x' ? 'y' : 'x';
    const auto result = trf::read(header + changed);
    ASSERT_TRUE(result.value);
    EXPECT_EQ(result.value->name, "Name");
    EXPECT_EQ(result.value->start, whole.value->start);
    EXPECT_EQ(result.value->stated_players, 2);
  }
}

}  // namespace
