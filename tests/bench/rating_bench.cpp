// Speed of the rating engines and of reading a rating list, in bytes of their inputs.

#include <benchmark/benchmark.h>

#include <random>
#include <string>

#include "trf/rating/list.hpp"
#include "trf/rating/period.hpp"
#include "trf/rating/rate.hpp"
#include "trf/read.hpp"

namespace {

/// 100 players, 9 rounds, all rated.
std::string report() {
  std::mt19937 random{1};
  std::string games[100];
  for (int round = 0; round < 9; ++round)
    for (int i = 0; i < 100; i += 2) {
      const int a = (i + round * 7) % 100;
      const int b = (i + round * 7 + 1) % 100;
      const char* const results[] = {"10", "01", "=="};
      const auto* result = results[random() % 3];
      char cell[16];
      std::snprintf(cell, sizeof cell, "  %4d w %c", b + 1, result[0]);
      games[a] += cell;
      std::snprintf(cell, sizeof cell, "  %4d b %c", a + 1, result[1]);
      games[b] += cell;
    }
  std::string text =
      "012 Benchmark\n042 2025/11/01\n052 2025/11/09\n092 Individual: Swiss-System\n122 90+30\n";
  for (int i = 0; i < 100; ++i) {
    char row[128];
    std::snprintf(row, sizeof row, "001 %4d m    %-33s %4d ITA %11d 1990/01/01 %4.1f %4d", i + 1,
                  "Player, Somebody", 2500 - 10 * i, 800000 + i, 0.0, i + 1);
    text += row + games[i] + '\n';
  }
  return text;
}

std::string text_list(int players) {
  std::string text =
      "ID Number      Name                                                         Fed Sex Tit  "
      "WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag\n";
  for (int i = 0; i < players; ++i) {
    char row[256];
    std::snprintf(
        row, sizeof row,
        "%-15d%-61s%-4s%-4s%-5s%-5s%-15s%-4s%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4d%-3d%-6d%-4s\n",
        100000 + i, "Player, Somebody", "ITA", "M", "", "", "", "", 1400 + i % 1300, 3, 20, 1500, 0,
        20, 1500, 0, 20, 1980, "");
    text += row;
  }
  return text;
}

void rate_report(benchmark::State& state) {
  const auto bytes = report();
  const auto* regulation = trf::rating::edition_for("fide", {2025, 11, 1}).regulation;
  for (auto _ : state) {
    const auto tournament = trf::read(bytes);
    const auto event = trf::rating::make_event(*tournament.value, {});
    benchmark::DoNotOptimize(trf::rating::rate(event, *regulation));
  }
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}
BENCHMARK(rate_report);

void add_to_period(benchmark::State& state) {
  const auto bytes = report();
  const auto* regulation = trf::rating::edition_for("fide", {2025, 11, 1}).regulation;
  const auto tournament = trf::read(bytes);
  const auto event = trf::rating::make_event(*tournament.value, {});
  const auto rated = trf::rating::rate(event, *regulation);
  const auto use = trf::rating::without_list(*tournament.value);
  trf::rating::Period period;
  std::uint32_t number = 0;
  for (auto _ : state) period.add(number++, *tournament.value, event, rated, use, *regulation);
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}
BENCHMARK(add_to_period);

void read_list(benchmark::State& state) {
  const auto bytes = text_list(100'000);
  for (auto _ : state)
    benchmark::DoNotOptimize(
        trf::rating::RatingList::read(bytes, static_cast<int>(state.range(0))));
  state.SetBytesProcessed(state.iterations() * static_cast<std::int64_t>(bytes.size()));
}
BENCHMARK(read_list)->Arg(1)->Arg(2)->UseRealTime();

}  // namespace
