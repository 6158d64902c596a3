// A main() for the fuzz targets where there is no libFuzzer: mutates the files of a folder, seed by
// seed, and gives them to the target. The input at hand lies in mutate-SEED.trf until the target
// comes back from it, so that a crash leaves it behind.
//     TARGET SECONDS SEED FOLDER...

#include <algorithm>
#include <array>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <random>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

constexpr std::size_t most_bytes = 20'000;

std::vector<std::string> files_below(int count, char** folders) {
  std::vector<std::string> files;
  for (int i = 0; i < count; ++i)
    for (const auto& entry : fs::recursive_directory_iterator(folders[i])) {
      if (!entry.is_regular_file() || entry.file_size() > most_bytes) continue;
      constexpr std::array<std::string_view, 6> taken{".trf",  ".trfx", ".txt",
                                                      ".json", ".csv",  ".xml"};
      if (std::ranges::find(taken, entry.path().extension().string()) == taken.end()) continue;
      std::ostringstream bytes;
      bytes << std::ifstream(entry.path(), std::ios::binary).rdbuf();
      files.push_back(std::move(bytes).str());
    }
  return files;
}

class Mutator {
 public:
  Mutator(const std::vector<std::string>& files, std::uint64_t seed)
      : files_{files}, random_{seed} {}

  std::string next() {
    auto lines = lines_of(any(files_));
    for (std::size_t left = 1 + below(below(4) == 0 ? 24 : 4); left > 0; --left) change(lines);
    std::string text;
    for (const auto& line : lines) text += line;
    return text.substr(0, most_bytes);
  }

 private:
  std::size_t below(std::size_t count) { return random_() % count; }
  template <class T>
  const T& any(const std::vector<T>& all) {
    return all[below(all.size())];
  }

  static std::vector<std::string> lines_of(const std::string& text) {
    std::vector<std::string> lines;
    for (std::size_t at = 0; at < text.size();) {
      const auto end = std::min(text.find('\n', at), text.size() - 1) + 1;
      lines.push_back(text.substr(at, end - at));
      at = end;
    }
    return lines.empty() ? std::vector<std::string>{"\n"} : lines;
  }

  void change(std::vector<std::string>& lines) {
    if (lines.empty()) lines.emplace_back("\n");
    auto& line = lines[below(lines.size())];
    switch (below(9)) {
      case 0: lines.erase(lines.begin() + (&line - lines.data())); break;
      case 1: lines.insert(lines.begin() + (&line - lines.data()), std::string{line}); break;
      case 2: std::swap(line, lines[below(lines.size())]); break;
      case 3: {  // A record of another report
        const auto other = lines_of(any(files_));
        lines.insert(lines.begin() + (&line - lines.data()), any(other));
        break;
      }
      case 4: line = line.substr(0, below(line.size() + 1)); break;
      case 5: {  // A cell, or another piece, of another place
        const auto& from = lines[below(lines.size())];
        const auto at = below(from.size() + 1);
        const auto piece = from.substr(at, 1 + below(10));
        line.replace(std::min(at, line.size()), piece.size(), piece);
        break;
      }
      case 6: put(line, "0123456789"[below(10)]); break;
      case 7: put(line, "1=0WDL+-FHUZwb- .,;:/|*X"[below(24)]); break;
      default: put(line, static_cast<char>(below(256)));
    }
  }
  void put(std::string& line, char c) {
    if (!line.empty()) line[below(line.size())] = c;
  }

  const std::vector<std::string>& files_;
  std::mt19937_64 random_;
};

}  // namespace

int main(int count, char** arguments) {
  if (count < 4) {
    std::fprintf(stderr, "usage: %s SECONDS SEED FOLDER...\n", arguments[0]);
    return 2;
  }
  const auto files = files_below(count - 3, arguments + 3);
  if (files.empty()) return 2;
  const auto end = Clock::now() + std::chrono::seconds{std::atoi(arguments[1])};
  const std::string kept = std::string{"mutate-"} + arguments[2] + ".trf";
  Mutator mutator{files, static_cast<std::uint64_t>(std::atoll(arguments[2]))};
  std::size_t runs = 0;
  for (; Clock::now() < end; ++runs) {
    const auto input = mutator.next();
    std::ofstream(kept, std::ios::binary) << input;
    static_cast<void>(
        LLVMFuzzerTestOneInput(reinterpret_cast<const std::uint8_t*>(input.data()), input.size()));
  }
  fs::remove(kept);
  std::printf("%zu runs on %zu files\n", runs, files.size());
  return 0;
}
