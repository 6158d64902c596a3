#pragma once

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

#include "matching/blossom_forest.hpp"
#include "matching/cardinality.hpp"
#include "matching/edge_weights.hpp"
#include "matching/vertex_classes.hpp"

namespace trf::pair::matching {

/// The trees of a search with the dual variables, on the scale of twice the weights.
template <class Weight>
struct KeyedForest {
  static constexpr int none = BlossomForest::none;

  /// The duals are all 0. The arguments must outlive the object.
  KeyedForest(const Graph& all, const VertexClasses& of_vertices,
              const EdgeWeights<Weight>& of_edges)
      : joined(all),
        classes(of_vertices),
        weights(of_edges),
        forest(static_cast<int>(all.size())),
        keys{std::vector<Weight>(2 * all.size(), Weight(0)), {}} {}

  [[nodiscard]] const Weight& key(int v, bool by_rank) const {
    return keys[by_rank ? 1 : 0][at(v)];
  }
  [[nodiscard]] KeyOrder<Weight> order(bool by_rank) const {
    return KeyOrder<Weight>(keys[by_rank ? 1 : 0]);
  }
  /// Is there an edge of the arc between u and v?
  [[nodiscard]] bool joins(const Arc<Weight>& arc, int u, int v) const {
    using Order = typename Arc<Weight>::Order;
    return joined.adjacent(static_cast<Vertex>(u), static_cast<Vertex>(v)) &&
           (arc.order == Order::any || (arc.order == Order::first) == (u < v));
  }

  const Graph& joined;
  const VertexClasses& classes;
  const EdgeWeights<Weight>& weights;
  BlossomForest forest;
  /// The dual (of a blossom: half of it); of ranked vertices the dual less twice the rank.
  std::array<std::vector<Weight>, 2> keys;

 private:
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
};

}  // namespace trf::pair::matching
