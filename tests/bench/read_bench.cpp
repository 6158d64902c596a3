// Reading: bytes to Document and to Tournament, for one large report and for a usual one.
// Throughput is in bytes of the input; `lines` is a pass of memchr for newlines, the yardstick.

#include <benchmark/benchmark.h>

#include <cstring>
#include <string>

#include "trf/document.hpp"
#include "trf/read.hpp"

namespace {

std::string report(int players, int rounds) {
  std::string text =
      "012 Bench\n022 Roma\n032 ITA\n042 2026/03/01\n052 2026/03/09\n092 Swiss\n102 Arbiter, One\n";
  text += "062 " + std::to_string(players) + "\nXXR " + std::to_string(rounds) + "\n";
  const auto put = [](std::string& row, std::size_t last, const std::string& value) {
    row.replace(last - value.size(), value.size(), value);
  };
  for (int p = 1; p <= players; ++p) {
    std::string row(static_cast<std::size_t>(89 + 10 * rounds), ' ');
    row.replace(0, 3, "001");
    put(row, 8, std::to_string(p));
    row[9] = p % 3 == 0 ? 'w' : 'm';
    const auto name = "Surname" + std::to_string(p) + ", Firstname";
    row.replace(14, name.size(), name);
    put(row, 52, std::to_string(2700 - p % 1500));
    put(row, 56, "ITA");
    put(row, 68, std::to_string(800000 + p));
    put(row, 79, "1990/05/17");
    put(row, 84, std::to_string(p % rounds) + ".5");
    put(row, 89, std::to_string(p));
    for (int r = 0; r < rounds; ++r) {
      const int opponent = (p + r) % players + 1;
      const bool bye = opponent == p;
      const auto cell = 91 + 10 * static_cast<std::size_t>(r);
      put(row, cell + 4, bye ? "0000" : std::to_string(opponent));
      row[cell + 5] = bye ? '-' : (p + r) % 2 == 0 ? 'w' : 'b';
      row[cell + 7] = bye ? 'U' : "1=0"[(p * 7 + r) % 3];
    }
    text += row;
    text += '\n';
  }
  return text;
}

template <class Work>
void measure(benchmark::State& state, const Work& work) {
  const auto text = report(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  for (auto _ : state) work(text);
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(text.size()));
}

void lines(benchmark::State& state) {
  measure(state, [](const std::string& text) {
    std::size_t count = 0;
    const char* const end = text.data() + text.size();
    for (const void* at = text.data();
         (at = std::memchr(
              at, '\n', static_cast<std::size_t>(end - static_cast<const char*>(at)))) != nullptr;
         at = static_cast<const char*>(at) + 1)
      ++count;
    benchmark::DoNotOptimize(count);
  });
}

void document(benchmark::State& state) {
  measure(state, [](const std::string& text) {
    benchmark::DoNotOptimize(trf::Document{text}.line_count());
  });
}

void tournament(benchmark::State& state) {
  measure(state, [](const std::string& text) {
    benchmark::DoNotOptimize(trf::read(trf::Document{text}).value != nullptr);
  });
}

BENCHMARK(lines)->Args({9999, 15})->Args({100, 9});
BENCHMARK(document)->Args({9999, 15})->Args({100, 9});
BENCHMARK(tournament)->Args({9999, 15})->Args({100, 9});

}  // namespace
