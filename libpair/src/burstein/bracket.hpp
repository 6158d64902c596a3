#pragma once

#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "burstein/criterion.hpp"

namespace trf::pair::burstein {

/// 1.2.2: a scoregroup with its incoming floaters, and the players below it.
struct Bracket {
  int number = 1;              ///< From the top
  std::vector<Rank> players;   ///< By BSN (4.1): the order of 1.8
  std::vector<Rank> incoming;  ///< The incoming floaters among them, ascending
  std::int32_t score = 0;      ///< Of the residents
  std::vector<Rank> next;      ///< The following scoregroup, ascending
  std::vector<Rank> rest;      ///< All players below that, ascending
  /// For a question to pair_exactly(): these two are paired.
  std::optional<std::pair<Rank, Rank>> together;

  [[nodiscard]] int size() const noexcept { return static_cast<int>(players.size()); }
};

struct BracketPairing {
  std::vector<std::pair<Rank, Rank>> pairs;  ///< Smaller BSN first, in their order
  std::vector<Rank> floaters;                ///< Ascending
  bool looks_ahead = false;                  ///< [C7] decided among pairings
};

/// The opponent of a player in the bracket; -1: none.
[[nodiscard]] Rank opponent_of(const BracketPairing& pairing, Rank player) noexcept;

/// The bracket of a scoregroup with these incoming floaters. \p unpaired: all other players not
/// paired yet, ascending. \pre not empty
[[nodiscard]] Bracket bracket_at(const Field& field, std::vector<Rank> incoming,
                                 std::span<const Rank> unpaired, int number);

/// 3.2: the first of the best pairings. \pre its players and those below can all be paired.
[[nodiscard]] BracketPairing pair_bracket(const Field& field, const Bracket& bracket);

}  // namespace trf::pair::burstein
