#include "trf/pair/berger.hpp"

#include <algorithm>

#include "systems.hpp"
#include "table_steps.hpp"
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
  const BergerTable table = berger_table(tournament);
  const int rounds = berger_rounds(table);
  if (state.round > rounds)
    return Unpairable{said::table_has_ended{.players = players, .rounds = rounds}};
  tell(trace, title(Place::of(Place::Kind::table)), "C.05 Annex 1", [&] {
    return said::round_of_table{
        .round = state.round, .numbers = even_number(players), .twice = table.cycles == 2};
  });
  return berger_pairing(tournament, state.round);
}

Verdict judge_berger(const State& state, const Pairing& published, const Outcome& correct) {
  return table_verdict(published, correct, "Annex 1",
                       said::not_the_round_of_table{.round = state.round},
                       said::not_the_colours_of_table{});
}

int rounds_of_berger(const Tournament& tournament) {
  const int players = player_count(tournament);
  return players < 2 ? 0 : berger_rounds(berger_table(tournament));
}

}  // namespace

int berger_rounds(const BergerTable& table) noexcept {
  return (even_number(table.players) - 1) * table.cycles;
}

std::vector<TablePair> berger_round(const BergerTable& table, int round) {
  const int size = even_number(table.players);
  const int length = size - 1;
  const int cycle = (round - 1) / length;
  int row = (round - 1) % length + 1;
  if (table.changes_last_two && cycle == 0 && length > 1 && row >= length - 1)
    row = 2 * length - 1 - row;
  auto pairs = even_round(size, row);
  for (TablePair& pair : pairs) {
    if (cycle % 2 != 0) std::swap(pair.white, pair.black);
    if (size == table.players) continue;
    if (pair.white == size) pair = {pair.black, 0};
    if (pair.black == size) pair.black = 0;
  }
  std::stable_partition(pairs.begin(), pairs.end(),
                        [](const TablePair& pair) { return pair.black != 0; });
  return pairs;
}

BergerTable berger_table(const Tournament& tournament) {
  BergerTable table{player_count(tournament), 1, false};
  const EventKind kind = event_kind(tournament);
  // Two players have a match, also by the code of a round robin.
  if (kind.is_round_robin || kind_of_code(tournament.type_code).is_round_robin) {
    table.cycles = kind.games;
  } else if (tournament.type_code.empty() && has_length_of_double_round_robin(tournament)) {
    table.cycles = 2;
  }
  table.changes_last_two = table.cycles == 2 && !kind.repeats_table;
  return table;
}

Pairing berger_pairing(const Tournament& tournament, int round) {
  Pairing pairing;
  for (const auto& [white, black] : berger_round(berger_table(tournament), round)) {
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
                           .double_code = "FIDE_DOUBLEROUNDROBIN",
                           .make = make_by_table<pair_berger, judge_berger>,
                           .open_games = OpenGames::do_not_count,
                           .length = UsesLength::not_at_all,
                           .draws_initial_colour = false,
                           .entrants = Entrants::players_or_teams,
                           .table_rounds = rounds_of_berger,
                           .table_round = berger_pairing};

}  // namespace trf::pair
