#pragma once

#include <cstdint>
#include <vector>

#include "trf/pair/pairing.hpp"

#pragma GCC visibility push(default)
namespace trf::pair {

/// How often each pair of a Scheveningen match meets.
enum class Cycles : std::uint8_t { single = 1, twice = 2 };

/// A Berger table and how it is played.
struct BergerTable {
  int players = 0;
  int cycles = 1;  ///< How often each pair meets; colours are reversed in every second cycle
  /// In a double tournament the last two rounds of the first cycle are exchanged, so that no player
  /// has one colour three times in a row: FIDE_DOUBLEROUNDROBIN. BERGER_DOUBLEROUNDROBIN and
  /// BERGER_ROUNDROBIN_G2 are the table twice as it is.
  bool changes_last_two = false;
  friend bool operator==(const BergerTable&, const BergerTable&) = default;
};

/// A pair of numbers of a Berger table, from 1; 0: no opponent, in a table of an odd number.
struct TablePair {
  int white = 0, black = 0;
  friend bool operator==(const TablePair&, const TablePair&) = default;
};

/// Rounds of a table: players - 1 (players if odd), times the cycles.
[[nodiscard]] int berger_rounds(const BergerTable& table) noexcept;

/// A round of the Berger table, board 1 first. In a table of an odd number, the pair of the player
/// without opponent is {player, 0}, and is the last.
///
/// \pre table.players >= 2, round in 1..berger_rounds(table)
///
/// Source: FIDE C.05 General Regulations for Competitions, Annex 1 (Berger tables) and its notes:
/// "For a double-round tournament it is recommended to reverse the order of the last two rounds of
/// the first cycle."
[[nodiscard]] std::vector<TablePair> berger_round(const BergerTable& table, int round);

/// The table of a tournament: by 192 (or 092), else twice when its length is that of a
/// double table.
[[nodiscard]] BergerTable berger_table(const Tournament& tournament);

/// A round of the tournament by its table: all its players take part, by start rank.
/// \pre as berger_round()
[[nodiscard]] Pairing berger_pairing(const Tournament& tournament, int round);

}  // namespace trf::pair
#pragma GCC visibility pop
