#include <benchmark/benchmark.h>

#include <algorithm>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

#include "support/draft.hpp"
#include "trf/pair/choice.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::Colour;
using trf::Tournament;
using trf::TournamentDraft;

/// How a round is made hard: many players of a bracket are alike.
enum class Kind : int {
  clubs_in_blocks,   ///< Three clubs, slices of the rating list, none of which meets itself
  clubs_in_turn,     ///< Two clubs, alternating
  absolute_colours,  ///< Everybody had one colour twice
  last_round,        ///< The same in the last round, with topscorers
};

void prohibit_clubs(TournamentDraft& tournament, int clubs, bool in_blocks) {
  const int players = static_cast<int>(tournament.players.size());
  tournament.prohibited.resize(static_cast<std::size_t>(clubs));
  for (int i = 0; i < players; ++i) {
    const int club = in_blocks ? i * clubs / players : i % clubs;
    auto& group = tournament.prohibited[static_cast<std::size_t>(club)];
    group.ids.push_back(tournament.players[static_cast<std::size_t>(i)].start_rank);
    group.first_round = 1;
    group.last_round = 99;
  }
}

/// Rounds of random opponents and results; where colours are absolute, each player has his own.
trf::test::Draft hard_tournament(int players, Kind kind) {
  const bool absolute = kind == Kind::absolute_colours || kind == Kind::last_round;
  const int rounds = absolute ? 2 : 5;
  trf::test::Draft tournament;
  tournament.stated_rounds = kind == Kind::last_round ? rounds + 1 : rounds + 6;
  tournament.initial_colour = Colour::white;
  for (int i = 1; i <= players; ++i) {
    trf::Player player;
    player.start_rank = static_cast<std::uint16_t>(i);
    tournament.players.push_back(player);
  }
  tournament.set_rounds(rounds);
  std::mt19937_64 engine(static_cast<std::uint64_t>(players));
  std::vector<trf::PlayerIndex> order(static_cast<std::size_t>(players));
  std::iota(order.begin(), order.end(), trf::PlayerIndex{0});
  for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
    // White's and Black's places are drawn apart, so that a colour can be kept.
    const auto middle = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2);
    if (absolute) {
      std::shuffle(order.begin(), middle, engine);
      std::shuffle(middle, order.end(), engine);
    } else {
      std::shuffle(order.begin(), order.end(), engine);
    }
    for (std::size_t i = 0; i < order.size() / 2; ++i) {
      using trf::ResultCode;
      const auto white = order[i], black = order[order.size() / 2 + i];
      const auto lot = engine() % 10;
      const bool draw = lot < 3, win = lot < 7;
      tournament.games(white)[round] = {black, Colour::white,
                                        draw  ? ResultCode::draw
                                        : win ? ResultCode::win
                                              : ResultCode::loss};
      tournament.games(black)[round] = {white, Colour::black,
                                        draw  ? ResultCode::draw
                                        : win ? ResultCode::loss
                                              : ResultCode::win};
    }
  }
  if (kind == Kind::clubs_in_blocks) prohibit_clubs(tournament, 3, true);
  if (kind == Kind::clubs_in_turn) prohibit_clubs(tournament, 2, false);
  return tournament;
}

/// The next round, the state included.
void pair_hard(benchmark::State& bench, const trf::pair::System& system) {
  const auto players = static_cast<int>(bench.range(0));
  const trf::test::Draft tournament = hard_tournament(players, static_cast<Kind>(bench.range(1)));
  for (auto _ : bench) {
    const auto state = trf::pair::make_state(tournament);
    auto outcome = system.pair(state, nullptr);
    benchmark::DoNotOptimize(outcome);
  }
  bench.SetComplexityN(players);
}

void pair_hard_round(benchmark::State& bench) {
  pair_hard(bench, *trf::pair::edition_of(*trf::pair::find_system("dutch"),
                                          static_cast<int>(bench.range(2))));
}
BENCHMARK(pair_hard_round)
    ->ArgsProduct({{300, 1000, 2000, 5000}, {0, 1, 2, 3}, {2017, 2026}})
    ->Unit(benchmark::kMillisecond);

void pair_hard_round_by(benchmark::State& bench, const char* system) {
  pair_hard(bench, *trf::pair::find_system(system));
}
BENCHMARK_CAPTURE(pair_hard_round_by, lim, "lim")
    ->ArgsProduct({{300, 1000, 2000, 5000}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_hard_round_by, lim_1989, "lim-1989")
    ->ArgsProduct({{300, 1000, 2000, 5000}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_hard_round_by, italo_svizzero, "italo-svizzero")
    ->ArgsProduct({{300, 1000, 2000, 5000}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);
// Club blocks of more than 1,000 players are not fast here yet.
BENCHMARK_CAPTURE(pair_hard_round_by, dubov, "dubov")
    ->ArgsProduct({{300, 1000}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_hard_round_by, burstein, "burstein")
    ->ArgsProduct({{300, 1000}, {0, 1, 2, 3}})
    ->Unit(benchmark::kMillisecond);

}  // namespace
