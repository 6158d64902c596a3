#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "matching/optimal_matchings.hpp"
#include "matching/vertex_classes.hpp"

namespace trf::pair::matching {

/// Optimal matchings with weights of one width, which is enough for the sums of the gains.
/// \p types: larger classes, which need not have one kind, to try first; null: none
/// \p spread: by field, how much its sums over two matchings can differ
///
/// A file for each width or two: the compiler needs seconds for a width.
template <class Weight>
[[nodiscard]] std::unique_ptr<OptimalMatchings> exact_matchings(
    const LexicographicGraph& graph, const VertexClasses& classes, const VertexClasses* types,
    const std::vector<std::int64_t>& spread);

}  // namespace trf::pair::matching
