#pragma once

#include <compare>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

#include "dutch/bracket.hpp"
#include "trf/pair/place.hpp"

namespace trf::pair::dutch {

/// The value of a candidate by one criterion: entries that are compared lexicographically.
using Value = std::vector<std::int32_t>;

/// Value of a candidate by one criterion that is a sum; not the one on the following bracket.
[[nodiscard]] Value value_of(const Task& task, const BracketPairing& candidate,
                             const Criterion& criterion);

/// The best values of the following bracket with these downfloaters: unpaired players, and the
/// value of the second criterion of the edition ([C8]; 2017: C7).
[[nodiscard]] Value look_ahead(const Task& task, const std::vector<Rank>& downfloaters);

/// Values of a legal candidate by the edition's quality criteria, in their order (3.4, 3.8).
[[nodiscard]] std::vector<Value> evaluate(const Task& task, const BracketPairing& candidate);

/// The opponent of a player in a candidate; -1: none.
[[nodiscard]] Rank opponent_of(const BracketPairing& pairing, Rank player) noexcept;

/// Where two candidates first take another way of art. 4. Of two candidates that come after a
/// third, the one that leaves its way later comes first; exchanges have an order of their own.
struct Parting {
  enum class Stage : std::uint8_t { limbo, opponents_of_mdps, exchange, transposition };
  Stage stage = Stage::limbo;
  std::size_t bsn = 0;  ///< From 0
  friend auto operator<=>(const Parting&, const Parting&) = default;
};
[[nodiscard]] Parting parting(const Task& task, const BracketPairing& first,
                              const BracketPairing& second);

/// The article by which one of two candidates of equal value is generated before the other: the
/// set of pairable MDPs, their opponents, the exchange or the transposition in the remainder.
[[nodiscard]] std::string_view generation_article(const Task& task, const BracketPairing& first,
                                                  const BracketPairing& second);

/// The part of a whole round that belongs to a bracket: its pairs, and its downfloaters. \p
/// opponent: by rank; -1 for the bye.
[[nodiscard]] BracketPairing cut(const Task& task, const std::vector<Rank>& opponent);

[[nodiscard]] Place place_of(const Task& task);

}  // namespace trf::pair::dutch
