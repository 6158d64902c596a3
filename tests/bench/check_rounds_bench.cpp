#include <benchmark/benchmark.h>

#include "trf/pair/check.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/state.hpp"
#include "trf/rating/expected_score.hpp"

namespace {

using trf::pair::GeneratorSettings;

GeneratorSettings open_tournament(int players) {
  GeneratorSettings settings;
  settings.system = trf::pair::find_system("dutch");
  settings.players = {players, players};
  settings.rounds = {9, 9};
  settings.half_point_byes = {200, std::nullopt};
  settings.forfeits = {100, std::nullopt};
  return settings;
}

// The endorsement run, a tournament at a time: 5,000 of 20..200 players within 60 s on two cores
// leaves 24 ms for each.
void generate(benchmark::State& state) {
  const auto settings = open_tournament(static_cast<int>(state.range(0)));
  std::uint64_t seed = 0;
  for (auto _ : state) {
    benchmark::DoNotOptimize(
        trf::pair::generate_tournament(settings, ++seed, trf::rating::expected_score));
  }
}
BENCHMARK(generate)->Arg(20)->Arg(110)->Arg(200)->Unit(benchmark::kMillisecond);

void check_nine_rounds(benchmark::State& state) {
  const auto settings = open_tournament(static_cast<int>(state.range(0)));
  const auto generated = trf::pair::generate_tournament(settings, 1, trf::rating::expected_score);
  for (auto _ : state)
    benchmark::DoNotOptimize(trf::pair::check_rounds(*generated.tournament, *settings.system));
}
BENCHMARK(check_nine_rounds)->Arg(20)->Arg(110)->Arg(200)->Unit(benchmark::kMillisecond);

void make_state(benchmark::State& state) {
  const auto settings = open_tournament(static_cast<int>(state.range(0)));
  const auto generated = trf::pair::generate_tournament(settings, 1, trf::rating::expected_score);
  for (auto _ : state) benchmark::DoNotOptimize(trf::pair::make_state(*generated.tournament));
}
BENCHMARK(make_state)->Arg(100)->Arg(1000)->Unit(benchmark::kMillisecond);

}  // namespace
