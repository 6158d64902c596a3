// All individual tie-breaks of 2026 at once: 300 players in 9 rounds, 9,999 in 15.

#include <benchmark/benchmark.h>

#include <algorithm>
#include <random>
#include <utility>
#include <vector>

#include "trf/tie_break_list.hpp"
#include "trf/tiebreak/standings.hpp"

namespace {

using namespace trf;

trf::SharedTournament tournament(int players, int rounds) {
  std::mt19937_64 random(1);
  TournamentDraft one;
  for (int i = 0; i < players; ++i) {
    Player& player = one.players.emplace_back();
    player.start_rank = static_cast<std::uint16_t>(i + 1);
    player.rating = static_cast<std::uint16_t>(2600 - i / 8);
  }
  one.stated_rounds = rounds;
  one.set_rounds(rounds);
  std::vector<PlayerIndex> order;
  std::vector<int> halves(one.players.size(), 0);  // Points, the draws counted as 1
  for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
    order.clear();
    for (int i = 0; i < players; ++i) {
      const auto player = static_cast<PlayerIndex>(i);
      if (random() % 33 == 0) {
        one.games(player)[round].code = ResultCode::zero_point_bye;
      } else {
        order.push_back(player);
      }
    }
    std::ranges::stable_sort(order, std::ranges::greater{},
                             [&](PlayerIndex player) { return halves[player]; });
    for (std::size_t k = 0; k + 1 < order.size(); k += 2) {
      const bool drawn = random() % 3 == 0;
      one.games(order[k])[round] = {order[k + 1], Colour::white,
                                    drawn ? ResultCode::draw : ResultCode::win};
      one.games(order[k + 1])[round] = {order[k], Colour::black,
                                        drawn ? ResultCode::draw : ResultCode::loss};
      halves[order[k]] += drawn ? 1 : 2;
      halves[order[k + 1]] += drawn ? 1 : 0;
    }
    if (order.size() % 2 == 0) continue;
    one.games(order.back())[round].code = ResultCode::pairing_bye;
    halves[order.back()] += 2;
  }
  return Tournament::of(std::move(one));
}

void all_codes(benchmark::State& state) {
  const auto one = tournament(static_cast<int>(state.range(0)), static_cast<int>(state.range(1)));
  const auto list = parse_tie_breaks(
      "BH/C1,BH,BH/C2,BH/M1,BH/M2,BH/P,AOB,FB,FB/C1,SB,SB/C1,DE,DE/P,WIN,WON,BPG,BWG,PS,PS/C1,REP,"
      "STD,KS,ARO,ARO/C1,TPR,PTP,APRO,APPO,RTNG,TPN");
  const tiebreak::Edition& edition = *tiebreak::find_edition("2026");
  for (auto _ : state) {
    const tiebreak::Crosstable table = tiebreak::make_crosstable(*one);
    const auto codes = tiebreak::resolve(list.codes, tiebreak::ListOrigin::asked, edition, table);
    benchmark::DoNotOptimize(tiebreak::rank(table, edition, codes.codes));
  }
  state.SetItemsProcessed(state.iterations() * state.range(0) * state.range(1));
}
BENCHMARK(all_codes)
    ->Args({300, 9})
    ->Args({2000, 11})
    ->Args({9999, 15})
    ->Unit(benchmark::kMillisecond);

}  // namespace
