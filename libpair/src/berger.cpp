#include "trf/pair/berger.hpp"

#include <algorithm>
#include <string_view>

#include "systems.hpp"
#include "table_verdict.hpp"
#include "trf/event_kind.hpp"
#include "trf/pair/messages/tables.hpp"

namespace trf::pair {
namespace {

[[nodiscard]] int even_number(int players) noexcept { return players + players % 2; }

[[nodiscard]] int player_count(const Tournament& tournament) noexcept {
  return static_cast<int>(tournament.players.size());
}

/// A round of a single table for an even number; `size` itself stays while the others move.
[[nodiscard]] std::vector<TablePair> even_round(int size, int round) {
  const int others = size - 1;
  const int shift = (round - 1) * (size / 2) % others;
  const auto moved = [&](int number) { return (number - 1 + shift) % others + 1; };
  std::vector<TablePair> pairs;
  // The last number has White in even rounds.
  pairs.push_back(round % 2 == 1 ? TablePair{moved(1), size} : TablePair{size, moved(1)});
  for (int board = 2; board <= size / 2; ++board) {
    pairs.push_back({moved(board), moved(size + 1 - board)});
  }
  return pairs;
}

Outcome pair_berger(const State& state, Trace* trace) {
  const Tournament& tournament = *state.tournament;
  const int players = player_count(tournament);
  if (players < 2) return Unpairable{said::too_few_for_a_table{}};
  const Cycles cycles = cycles_of(tournament);
  const int rounds = berger_rounds(players, cycles);
  if (state.round > rounds)
    return Unpairable{said::table_has_ended{.players = players, .rounds = rounds}};
  tell(trace, title(Place::of(Place::Kind::table)), "C.05 Annex 1", [&] {
    return said::round_of_table{
        .round = state.round, .numbers = even_number(players), .twice = cycles == Cycles::twice};
  });
  return berger_pairing(tournament, state.round, cycles);
}

Verdict judge_berger(const State& state, const Pairing& published, const Outcome& correct) {
  return table_verdict(published, correct, "Annex 1",
                       said::not_the_round_of_table{.round = state.round},
                       said::not_the_colours_of_table{});
}

int rounds_of_table(const Tournament& tournament) {
  const int players = player_count(tournament);
  return players < 2 ? 0 : berger_rounds(players, cycles_of(tournament));
}

Pairing round_of_table(const Tournament& tournament, int round) {
  return berger_pairing(tournament, round, cycles_of(tournament));
}

}  // namespace

int berger_rounds(int players, Cycles cycles) noexcept {
  return (even_number(players) - 1) * static_cast<int>(cycles);
}

std::vector<TablePair> berger_round(int players, int round, Cycles cycles) {
  const int size = even_number(players);
  const int cycle = size - 1;
  const bool second = round > cycle;
  int row = second ? round - cycle : round;
  if (cycles == Cycles::twice && !second && cycle > 1 && row >= cycle - 1) {
    row = 2 * cycle - 1 - row;  // The last two rounds of the first cycle change places
  }
  auto pairs = even_round(size, row);
  for (TablePair& pair : pairs) {
    if (second) std::swap(pair.white, pair.black);
    if (size == players) continue;
    if (pair.white == size) pair = {pair.black, 0};
    if (pair.black == size) pair.black = 0;
  }
  std::stable_partition(pairs.begin(), pairs.end(),
                        [](const TablePair& pair) { return pair.black != 0; });
  return pairs;
}

Cycles cycles_of(const Tournament& tournament) {
  const std::string_view code = tournament.type_code;
  if (kind_of_code(code).is_double_round_robin()) return Cycles::twice;
  const int players = player_count(tournament);
  const int single = berger_rounds(players, Cycles::single);
  return code.empty() && players > 2 && tournament.stated_rounds == 2 * single ? Cycles::twice
                                                                               : Cycles::single;
}

Pairing berger_pairing(const Tournament& tournament, int round, Cycles cycles) {
  Pairing pairing;
  for (const auto& [white, black] : berger_round(player_count(tournament), round, cycles)) {
    // Players are in TPN order; a gap in the numbers does not count.
    const auto first = static_cast<PlayerIndex>(white - 1);
    if (black == 0) {
      pairing.bye = first;
    } else {
      pairing.pairs.push_back({first, static_cast<PlayerIndex>(black - 1)});
    }
  }
  return pairing;
}

const System berger_system{.name = "berger",
                           .title = title_of<pair::said::berger_title>,
                           .type_code = "BERGER_ROUNDROBIN",
                           .pair = pair_berger,
                           .judge = judge_berger,
                           .open_games = OpenGames::do_not_count,
                           .entrants = Entrants::players_or_teams,
                           .table_rounds = rounds_of_table,
                           .table_round = round_of_table};

}  // namespace trf::pair
