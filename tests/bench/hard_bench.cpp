#include <benchmark/benchmark.h>

#include <algorithm>
#include <iterator>
#include <numeric>
#include <random>
#include <utility>
#include <vector>

#include "trf/pair/choice.hpp"
#include "trf/pair/generate.hpp"
#include "trf/pair/system.hpp"

namespace {

using trf::Colour;
using trf::TournamentDraft;

/// How a round is made hard: many players of a bracket are alike.
struct Kind {
  enum class History : std::uint8_t {
    drawn,          ///< Opponents and results at random
    own_colour,     ///< Everybody had one colour twice
    winners_white,  ///< Everybody had one colour twice, and White won all games
    by_rotation,    ///< Ten rounds of a round robin
    late,           ///< 25 rounds at random, in which the stronger players win more
  };
  enum class Clubs : std::uint8_t {
    in_blocks,
    in_turn,
    drawn,
    half  ///< One club, of a drawn half of the players
  };
  const char* name;
  History history = History::drawn;
  int clubs = 0;  ///< None of which meets itself
  Clubs way = Clubs::in_blocks;
  bool is_last_round = false;  ///< With topscorers
};
constexpr Kind kinds[] = {
    {.name = "clubs-2-block", .clubs = 2},
    {.name = "clubs-3-block", .clubs = 3},
    {.name = "clubs-5-block", .clubs = 5},
    {.name = "clubs-8-block", .clubs = 8},
    {.name = "clubs-2-alt", .clubs = 2, .way = Kind::Clubs::in_turn},
    {.name = "clubs-3-rand", .clubs = 3, .way = Kind::Clubs::drawn},
    {.name = "absolute", .history = Kind::History::own_colour},
    {.name = "absolute-last", .history = Kind::History::own_colour, .is_last_round = true},
    {.name = "winners-white", .history = Kind::History::winners_white},
    {.name = "circle-10", .history = Kind::History::by_rotation},
    {.name = "late-clubs-3-last",
     .history = Kind::History::late,
     .clubs = 3,
     .is_last_round = true},
    {.name = "late-clubs-2-last",
     .history = Kind::History::late,
     .clubs = 2,
     .is_last_round = true},
    {.name = "late-club-half",
     .history = Kind::History::late,
     .clubs = 1,
     .way = Kind::Clubs::half},
};
constexpr int last_kind = static_cast<int>(std::size(kinds)) - 1;

void prohibit_clubs(TournamentDraft& tournament, const Kind& kind, std::mt19937_64& engine) {
  const int players = static_cast<int>(tournament.players.size());
  tournament.prohibited.resize(static_cast<std::size_t>(kind.clubs));
  if (kind.way == Kind::Clubs::half) {
    auto& ids = tournament.prohibited.front().ids;
    for (const auto& player : tournament.players) ids.push_back(player.start_rank);
    std::ranges::shuffle(ids, engine);
    ids.resize(ids.size() / 2);
    std::ranges::sort(ids);
    return;
  }
  for (int i = 0; i < players; ++i) {
    const int club = kind.way == Kind::Clubs::in_blocks ? i * kind.clubs / players
                     : kind.way == Kind::Clubs::in_turn
                         ? i % kind.clubs
                         : static_cast<int>(engine() % static_cast<std::uint64_t>(kind.clubs));
    tournament.prohibited[static_cast<std::size_t>(club)].ids.push_back(
        tournament.players[static_cast<std::size_t>(i)].start_rank);
  }
}

/// Who meets whom: order[i] meets order[i + half].
void order_round(std::vector<trf::PlayerIndex>& order, Kind::History history,
                 std::mt19937_64& engine) {
  const auto middle = order.begin() + static_cast<std::ptrdiff_t>(order.size() / 2);
  switch (history) {
    case Kind::History::late:
    case Kind::History::drawn: std::shuffle(order.begin(), order.end(), engine); break;
    case Kind::History::own_colour:
      std::shuffle(order.begin(), middle, engine);
      std::shuffle(middle, order.end(), engine);
      break;
    case Kind::History::winners_white: std::rotate(middle, middle + 1, order.end()); break;
    case Kind::History::by_rotation:
      // The first stays, the others move on; the second half is met from its end.
      std::reverse(middle, order.end());
      std::rotate(order.begin() + 1, order.end() - 1, order.end());
      std::reverse(middle, order.end());
      break;
  }
}

trf::SharedTournament hard_tournament(int players, const Kind& kind) {
  const int rounds = kind.history == Kind::History::drawn         ? 5
                     : kind.history == Kind::History::late        ? 25
                     : kind.history == Kind::History::by_rotation ? 10
                                                                  : 2;
  TournamentDraft tournament;
  tournament.stated_rounds = kind.is_last_round ? rounds + 1 : rounds + 6;
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
  const bool turns = kind.history == Kind::History::by_rotation;
  for (std::size_t round = 0; round < static_cast<std::size_t>(rounds); ++round) {
    order_round(order, kind.history, engine);
    for (std::size_t i = 0; i < order.size() / 2; ++i) {
      using trf::ResultCode;
      auto white = order[i], black = order[order.size() / 2 + i];
      if (turns && (i == 0 ? round : i) % 2 != 0) std::swap(white, black);
      auto lot = kind.history == Kind::History::winners_white ? 3 : engine() % 10;
      if (kind.history == Kind::History::late && lot > 4) lot = white < black ? 3 : 9;
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
  if (kind.clubs > 0) prohibit_clubs(tournament, kind, engine);
  return trf::Tournament::of(std::move(tournament));
}

void pair_next_round(benchmark::State& bench, const trf::pair::System& system,
                     const trf::Tournament& tournament) {
  for (auto _ : bench) {
    const auto state = trf::pair::make_state(tournament);
    auto outcome = system.pair(state, nullptr);
    benchmark::DoNotOptimize(outcome);
  }
}

/// The next round, the state included; by players and kind.
void pair_hard_round(benchmark::State& bench, const char* name, int edition) {
  const auto players = static_cast<int>(bench.range(0));
  const Kind& kind = kinds[bench.range(1)];
  bench.SetLabel(kind.name);
  const auto* system = trf::pair::find_system(name);
  if (edition != 0) system = trf::pair::edition_of(*system, edition);
  pair_next_round(bench, *system, *hard_tournament(players, kind));
  bench.SetComplexityN(players);
}

void of_every_kind(benchmark::internal::Benchmark* bench) {
  bench->ArgsProduct({{300, 1000, 2000, 5000}, benchmark::CreateDenseRange(0, last_kind, 1)})
      ->Unit(benchmark::kMillisecond);
}
BENCHMARK_CAPTURE(pair_hard_round, dutch_2017, "dutch", 2017)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, dutch_2026, "dutch", 2026)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, lim, "lim", 0)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, lim_1989, "lim-1989", 0)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, italo_svizzero, "italo-svizzero", 0)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, dubov, "dubov", 0)->Apply(of_every_kind);
BENCHMARK_CAPTURE(pair_hard_round, burstein, "burstein", 0)->Apply(of_every_kind);

/// 999 of whom every second may not meet another of these: teams, or players of the Double-Swiss.
void pair_hard_matches(benchmark::State& bench, const char* name) {
  trf::pair::GeneratorSettings settings;
  settings.system = trf::pair::find_system(name);
  settings.players = {999, 999};
  settings.rounds = {4, 4};
  const auto even = [](int /*difference*/) { return 50; };
  auto tournament =
      trf::Tournament::reopened(trf::pair::generate_tournament(settings, 1, even).tournament);
  tournament.stated_rounds = 0;
  trf::ProhibitedGroup& group = tournament.prohibited.emplace_back();
  for (int id = 1; id < 1000; id += 2) group.ids.push_back(static_cast<trf::Id>(id));
  pair_next_round(bench, *settings.system, *trf::Tournament::of(std::move(tournament)));
}
BENCHMARK_CAPTURE(pair_hard_matches, team_swiss, "team-swiss")->Unit(benchmark::kMillisecond);
BENCHMARK_CAPTURE(pair_hard_matches, double_swiss, "double-swiss")->Unit(benchmark::kMillisecond);

}  // namespace
