#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "matching/dense_matching.hpp"

namespace trf::pair::matching {

/// The perfect matchings of a graph that leave each of some odd sets of vertices by one edge only,
/// narrowed step by step: the optimal face of a weighted matching problem, whose tight edges are
/// the graph and whose heavy blossoms are the sets.
///
/// A set is one node of the level around it, and its own members (vertices and smaller sets) are
/// the nodes of the level inside. Which vertex a set can be left by is what a matching of the level
/// inside tells (Gallai and Edmonds), so that narrowing is an unweighted search a level.
class OptimalFace {
 public:
  /// \p sets: disjoint or nested. \pre such a perfect matching exists.
  OptimalFace(Graph graph, const std::vector<std::vector<Vertex>>& sets);

  /// In one of the matchings that are left.
  [[nodiscard]] Vertex mate(Vertex v);
  /// Keeps the matchings in which v is not matched with one of these. False, and nothing changes,
  /// when there is none.
  bool narrow(Vertex v, const VertexSet& forbidden);

 private:
  struct Level {
    std::size_t parent = 0;        ///< The level around; the outermost has none
    Vertex place = no_vertex;      ///< As a node there
    std::vector<int> nodes;        ///< A vertex, or -1 - level for a set
    std::unique_ptr<Graph> graph;  ///< Of the nodes
    std::unique_ptr<DenseMatching> matching;
    VertexSet exits;  ///< Vertices by which the set can be left
  };
  static constexpr std::size_t outermost = 0;

  void place_vertices(const std::vector<std::vector<Vertex>>& sets);
  void connect(Level& level, Vertex node);
  /// The vertices by which a node can be left.
  template <class Visit>
  void for_exits(const Level& level, Vertex node, Visit&& visit) const;
  /// Mends the level after the edges of a node have changed; false: no matching is left.
  bool mend(std::size_t index, Vertex node);
  bool mend_outwards(Vertex v);
  void find_exits(Level& level);
  void write_out(const Level& level, const DenseMatching& matching);
  void write_out_inside(const Level& level, Vertex node, Vertex exit);

  Graph graph_;
  std::vector<Level> levels_;  ///< The outermost first, each after the one around it
  std::vector<std::size_t> level_of_;
  std::vector<Vertex> node_of_;  ///< By vertex, in its level
  std::vector<Vertex> mate_;
  bool written_out_ = false;
};

}  // namespace trf::pair::matching
