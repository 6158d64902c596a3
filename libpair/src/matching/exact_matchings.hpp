#pragma once

#include <cstdint>
#include <vector>

#include "matching/optimal_matchings.hpp"
#include "matching/vertex_classes.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// What an optimal dual solution says of the optimal matchings: they are those of tight edges that
/// cover every vertex of positive dual, and leave each blossom of positive dual by one vertex.
struct Optimum {
  Graph tight{0};
  std::vector<Vertex> light;  ///< Vertices of dual 0, which may stay exposed
  std::vector<std::vector<Vertex>> blossoms;
  std::vector<Vertex> mates;  ///< In one of them, by vertex; no_vertex: exposed
};

/// With weights of one width, which is enough for the sums of the gains.
/// \p types: larger classes, which need not have one kind, to try first; null: none
/// \p spread: by field, how much its sums over two matchings can differ
///
/// A file for each width or two: the compiler needs seconds for a width.
template <class Weight>
[[nodiscard]] Optimum exact_optimum(const LexicographicGraph& graph, const VertexClasses& classes,
                                    const VertexClasses* types,
                                    const std::vector<std::int64_t>& spread);
// Users' presets compile this folder as one, where each use would compile a width again.
extern template Optimum exact_optimum<Int128>(const LexicographicGraph&, const VertexClasses&,
                                              const VertexClasses*,
                                              const std::vector<std::int64_t>&);
extern template Optimum exact_optimum<WideInt<4>>(const LexicographicGraph&, const VertexClasses&,
                                                  const VertexClasses*,
                                                  const std::vector<std::int64_t>&);
extern template Optimum exact_optimum<WideInt<8>>(const LexicographicGraph&, const VertexClasses&,
                                                  const VertexClasses*,
                                                  const std::vector<std::int64_t>&);
extern template Optimum exact_optimum<WideInt<16>>(const LexicographicGraph&, const VertexClasses&,
                                                   const VertexClasses*,
                                                   const std::vector<std::int64_t>&);
extern template Optimum exact_optimum<WideInt<32>>(const LexicographicGraph&, const VertexClasses&,
                                                   const VertexClasses*,
                                                   const std::vector<std::int64_t>&);
extern template Optimum exact_optimum<WideInt<256>>(const LexicographicGraph&, const VertexClasses&,
                                                    const VertexClasses*,
                                                    const std::vector<std::int64_t>&);

}  // namespace trf::pair::matching
