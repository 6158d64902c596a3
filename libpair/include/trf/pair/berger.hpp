#pragma once

#include <cstdint>
#include <vector>

#include "trf/pair/pairing.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// How often each pair meets.
enum class Cycles : std::uint8_t { single = 1, twice = 2 };

/// A pair of numbers of a Berger table, from 1; 0: no opponent, in a table of an odd number.
struct TablePair {
  int white = 0, black = 0;
  friend bool operator==(const TablePair&, const TablePair&) = default;
};

/// Rounds of a table: players - 1 (players if odd), times the cycles.
[[nodiscard]] int berger_rounds(int players, Cycles cycles) noexcept;

/// A round of the Berger table, board 1 first. In a table of an odd number, the pair of the player
/// without opponent is {player, 0}, and is the last.
///
/// In a double tournament the last two rounds of the first cycle are exchanged, so that no player
/// has one colour three times in a row, and the second cycle is the table with colours reversed.
/// \pre players >= 2, round in 1..berger_rounds(players, cycles)
///
/// Source: FIDE C.05 General Regulations for Competitions, Annex 1 (Berger tables) and its notes.
[[nodiscard]] std::vector<TablePair> berger_round(int players, int round, Cycles cycles);

/// The cycles of a tournament: twice by 192 (or 092) or if its length is that of a double table,
/// else single.
[[nodiscard]] Cycles cycles_of(const Tournament& tournament);

/// A round of the tournament by the table: all its players take part, by start rank.
/// \pre as berger_round()
[[nodiscard]] Pairing berger_pairing(const Tournament& tournament, int round, Cycles cycles);

}  // namespace trf::pair
#pragma GCC visibility pop
