#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "matching/dense_matching.hpp"

namespace trf::pair::lim {

using VertexPair = std::pair<matching::Vertex, matching::Vertex>;

/// The order in which opponents are tried for the first of a list (11.2): the bottom half from its
/// top to its end, then the top half from its end up to the second.
template <class Try>
void try_in_table_order(const std::vector<matching::Vertex>& left, Try&& is_taken) {
  const std::size_t half = left.size() / 2;
  for (std::size_t i = half; i < left.size(); ++i) {
    if (is_taken(left[i])) return;
  }
  for (std::size_t i = half - 1; i >= 1; --i) {
    if (is_taken(left[i])) return;
  }
}

/// Both tables of 11.2: the first complete pairing. After each choice the halves of the players
/// left are used; at a dead end the search goes back by one player. Vertices are in scrutiny order.
/// A matching of the rest shows dead ends in advance, so the search never goes back.
[[nodiscard]] std::optional<std::vector<VertexPair>> first_in_table_order(
    const matching::Graph& graph);

/// The same among the complete pairings with the fewest edges of `dear`.

[[nodiscard]] std::vector<VertexPair> cheapest_in_table_order(const matching::Graph& cheap,
                                                              const matching::Graph& dear);

}  // namespace trf::pair::lim
