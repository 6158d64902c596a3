#include <benchmark/benchmark.h>

#include <algorithm>
#include <vector>

#include "support/draft.hpp"
#include "support/random_tournament.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::Tournament;
using trf::TournamentDraft;
using trf::pair::State;

/// A Swiss tournament of `players` paired by the system itself, `rounds` rounds played: of two
/// players the stronger wins more often, by a fixed mixing of their numbers.
trf::test::Draft played(int players, int rounds) {
  trf::test::Draft tournament;
  tournament.stated_rounds = 11;
  tournament.initial_colour = trf::Colour::white;
  for (int i = 1; i <= players; ++i) {
    trf::Player player;
    player.start_rank = static_cast<std::uint16_t>(i);
    tournament.players.push_back(player);
  }
  tournament.set_rounds(rounds);
  std::uint64_t mix = 88172645463325252ULL;
  for (int round = 1; round <= rounds; ++round) {
    const State state = trf::pair::make_state(tournament, {.round = round});
    const auto outcome = trf::pair::find_system("dutch")->pair(state, nullptr);
    const auto& pairing = std::get<trf::pair::Pairing>(outcome);
    const auto column = static_cast<std::size_t>(round - 1);
    for (const auto& [white, black] : pairing.pairs) {
      mix ^= mix << 13U;
      mix ^= mix >> 7U;
      mix ^= mix << 17U;
      const auto lot = static_cast<int>(mix % 100);
      const bool white_stronger = white < black;
      using trf::ResultCode;
      const ResultCode first = lot < 30                       ? ResultCode::draw
                               : (lot < 80) == white_stronger ? ResultCode::win
                                                              : ResultCode::loss;
      const ResultCode second = first == ResultCode::draw  ? ResultCode::draw
                                : first == ResultCode::win ? ResultCode::loss
                                                           : ResultCode::win;
      tournament.games(white)[column] = {black, trf::Colour::white, first};
      tournament.games(black)[column] = {white, trf::Colour::black, second};
    }
    if (pairing.bye != trf::no_player)
      tournament.games(pairing.bye)[column].code = trf::ResultCode::pairing_bye;
  }
  return tournament;
}

/// Round 6 of 11, the state included.
void pair_round_six(benchmark::State& bench) {
  const auto players = static_cast<int>(bench.range(0));
  const auto& system =
      *trf::pair::edition_of(*trf::pair::find_system("dutch"), static_cast<int>(bench.range(1)));
  const trf::test::Draft draft = played(players, 5);
  const Tournament& tournament = draft;
  for (auto _ : bench) {
    const State state = trf::pair::make_state(tournament, {.round = 6});
    auto outcome = system.pair(state, nullptr);
    benchmark::DoNotOptimize(outcome);
  }
  bench.SetComplexityN(players);
}
BENCHMARK(pair_round_six)
    ->ArgsProduct({{100, 1000, 2000, 5000, 9999}, {2017, 2026}})
    ->Unit(benchmark::kMillisecond);

/// Last rounds of small fields: where the exhaustive path decides.
void pair_small_fields(benchmark::State& bench) {
  std::vector<trf::SharedTournament> tournaments;
  for (std::uint64_t seed = 0; seed < 100; ++seed)
    tournaments.push_back(
        Tournament::of(trf::test::random_tournament(seed, {.min_players = 10, .max_players = 20})));
  for (auto _ : bench) {
    for (const auto& tournament : tournaments) {
      const State state = trf::pair::make_state(*tournament);
      auto outcome = trf::pair::find_system("dutch")->pair(state, nullptr);
      benchmark::DoNotOptimize(outcome);
    }
  }
  bench.SetItemsProcessed(static_cast<std::int64_t>(bench.iterations()) * 100);
}
BENCHMARK(pair_small_fields)->Unit(benchmark::kMillisecond);

}  // namespace
