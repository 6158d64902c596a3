// A round of the historical systems: 1,000 and 9,999 players before round 7.
// Promise: 1,000 within a second, 9,999 within a minute.
#include <benchmark/benchmark.h>

#include <map>
#include <random>
#include <string>
#include <tuple>

#include "support/draft.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::Colour;
using trf::PlayerIndex;
using trf::ResultCode;
using trf::Tournament;
using trf::TournamentDraft;

void enter_result(TournamentDraft& tournament, int round, PlayerIndex white, PlayerIndex black,
                  ResultCode for_white, ResultCode for_black) {
  const auto at = static_cast<std::size_t>(round - 1);
  tournament.games(white)[at] = {black, Colour::white, for_white};
  tournament.games(black)[at] = {white, Colour::black, for_black};
}

/// `rounds` rounds paired by the system itself; the stronger wins more often.
trf::test::Draft played(const trf::pair::System& system, int players, int rounds, int planned) {
  std::mt19937_64 engine(7);
  trf::test::Draft tournament;
  tournament.stated_rounds = planned;
  tournament.initial_colour = Colour::white;
  for (int i = 0; i < players; ++i) {
    auto& player = tournament.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rating = static_cast<std::uint16_t>(2700 - 1700 * i / players);
  }
  for (int round = 1; round <= rounds; ++round) {
    const auto outcome = system.pair(trf::pair::make_state(tournament), nullptr);
    const auto& pairing = std::get<trf::pair::Pairing>(outcome);
    tournament.set_rounds(round);
    for (const auto& [white, black] : pairing.pairs) {
      const auto dice = engine() % 100;
      const bool better = white < black;
      if (dice < 30) {
        enter_result(tournament, round, white, black, ResultCode::draw, ResultCode::draw);
      } else if ((dice < 85) == better) {
        enter_result(tournament, round, white, black, ResultCode::win, ResultCode::loss);
      } else {
        enter_result(tournament, round, white, black, ResultCode::loss, ResultCode::win);
      }
    }
    if (pairing.bye != trf::no_player) {
      tournament.games(pairing.bye)[static_cast<std::size_t>(round - 1)].code =
          ResultCode::pairing_bye;
    }
  }
  return tournament;
}

void pair_round(benchmark::State& bench, const char* name) {
  const trf::pair::System& system = *trf::pair::find_system(name);
  const auto players = static_cast<int>(bench.range(0)), round = static_cast<int>(bench.range(1));
  static std::map<std::tuple<std::string, int, int>, trf::test::Draft> tournaments;
  auto& tournament = tournaments[{name, players, round}];
  if (tournament.players.empty()) tournament = played(system, players, round - 1, round + 2);
  const trf::Tournament& whole = tournament;
  for (auto _ : bench) {
    const auto state = trf::pair::make_state(whole);
    benchmark::DoNotOptimize(system.pair(state, nullptr));
  }
}

void sizes(benchmark::internal::Benchmark* bench) {
  bench->Args({1000, 7})->Args({9999, 2})->Args({9999, 7})->Unit(benchmark::kMillisecond);
}

BENCHMARK_CAPTURE(pair_round, italo_svizzero, "italo-svizzero")->Apply(sizes);
BENCHMARK_CAPTURE(pair_round, lim_1989, "lim-1989")->Apply(sizes);
BENCHMARK_CAPTURE(pair_round, lim, "lim")->Apply(sizes);

}  // namespace
