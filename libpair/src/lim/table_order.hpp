#pragma once

#include <optional>
#include <utility>
#include <vector>

#include "matching/dense_matching.hpp"

namespace trf::pair::lim {

using VertexPair = std::pair<matching::Vertex, matching::Vertex>;

/// Both tables of 11.2: the first complete pairing. Opponents are tried for the first of the
/// players left: the bottom half from its top to its end, then the top half from its end up to the
/// second. At a dead end the search goes back by one player. Vertices are in scrutiny order. A
/// matching of the rest shows dead ends in advance, so the search never goes back.
[[nodiscard]] std::optional<std::vector<VertexPair>> first_in_table_order(
    const matching::Graph& graph);

/// The same among the complete pairings with the fewest edges of `dear`.
[[nodiscard]] std::vector<VertexPair> cheapest_in_table_order(const matching::Graph& cheap,
                                                              const matching::Graph& dear);

}  // namespace trf::pair::lim
