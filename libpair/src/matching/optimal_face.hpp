#pragma once

#include <memory>
#include <span>
#include <vector>

#include "matching/dense_matching.hpp"
#include "matching/selected_bits.hpp"
#include "matching/vertex_scan.hpp"

namespace trf::pair::matching {

/// The perfect matchings of a graph that leave each of some odd sets of vertices by one edge only,
/// narrowed step by step: the optimal face of a weighted matching problem, whose tight edges are
/// the graph and whose heavy blossoms are the sets.
///
/// A set is one node of the level around it; its own members (vertices and smaller sets) are the
/// nodes of the level inside, with one more for the outside. One unweighted search for each level
/// gives the possible mates (Gallai and Edmonds).
class OptimalFace {
 public:
  /// \p sets: disjoint or nested. \p mates: edges of the graph to begin with, no_vertex: none.
  /// \pre such a perfect matching exists.
  OptimalFace(Graph graph, const std::vector<std::vector<Vertex>>& sets,
              std::span<const Vertex> mates = {});

  /// In one of the remaining matchings.
  [[nodiscard]] Vertex mate(Vertex v);
  /// Keeps the matchings in which v is not matched with one of these. If there is none, returns
  /// false and changes nothing.
  bool narrow(Vertex v, const VertexSet& forbidden);
  /// Matches v permanently with the first of these that is its mate in some matching; if there is
  /// none, returns no_vertex and changes nothing.
  Vertex match_first(Vertex v, std::span<const Vertex> candidates);

 private:
  struct Level {
    std::size_t parent = 0;      ///< The level around; the outermost has none
    Vertex place = no_vertex;    ///< Its node there
    Vertex outside = no_vertex;  ///< The node of the outside
    std::vector<int> nodes;      ///< A vertex, -1 - level for a set, or `no_member`; sets first
    std::size_t sets = 0;
    SelectedBits vertices;         ///< Those among the nodes
    std::unique_ptr<Graph> graph;  ///< Of the nodes
    std::unique_ptr<DenseMatching> matching;
    VertexSet reach;         ///< Vertices that can be the mate of the set
    bool has_reach = false;  ///< Is the outside joined with their neighbours?
    VertexSet exits;         ///< Vertices with an edge out of the set
    bool is_stale = false;   ///< Vertices were taken out of the set since its exits were found
  };
  static constexpr std::size_t outermost = 0;
  static constexpr int no_member = -(1 << 30);

  void place_vertices(const std::vector<std::vector<Vertex>>& sets);
  void prepare(std::size_t index, std::span<const Vertex> mates);
  /// The nodes with which a node is joined, without the outside.
  [[nodiscard]] VertexSet neighbours(const Level& level, Vertex node) const;
  void connect(Level& level, Vertex node);
  /// Gives a node these neighbours.
  static void join_with(Level& level, Vertex node, VertexSet joined);
  /// The vertices of a node with an edge out of it.
  template <class Visit>
  void for_exits(const Level& level, Vertex node, Visit&& visit) const;
  /// All mates of a vertex in the remaining matchings.
  const VertexSet& partners(Vertex v);
  /// Joins the outside with the nodes whose exits have a neighbour in `around`.
  void open(Level& level, const VertexSet& around);
  /// The vertices to which the set of a node can be matched: `reach` through the nodes.
  [[nodiscard]] VertexSet vertices_of(const Level& level, const VertexSet& nodes) const;
  /// The node of a level that contains a vertex.
  [[nodiscard]] Vertex node_in(std::size_t index, Vertex v) const;
  /// Does a set still need its edge to the outside?
  [[nodiscard]] bool is_open(std::size_t index) const {
    return levels_[index].matching->takes_part(levels_[index].outside);
  }
  [[nodiscard]] bool is_matched_at_once(Vertex v, Vertex other) const;
  /// Are the mate of the outside in a set and the mate of the set around it neighbours, and so on
  /// outwards? Then vertices of the set can be exchanged without a look outside.
  [[nodiscard]] bool fits(std::size_t index) const;
  /// Makes it so by another mate of the set; false: that is not enough.
  bool align(std::size_t index);
  /// Finds the possible mates of a set and those around it, and joins the outside accordingly.
  void find_reach(std::size_t index);
  /// After a change in one level, which does not change its own reach.
  void forget_reaches(std::size_t but);
  /// Matches a vertex with the first possible candidate, if that is one before all candidates of
  /// other levels.
  Vertex join_inside(Vertex v, std::span<const Vertex> candidates);
  void keep_fixed(Vertex v, Vertex other);
  void fix(Vertex v, Vertex other);
  /// Matches the nodes around a vertex with the outside, up to a level.
  void leave(Vertex v, std::size_t level);
  void find_exits(Level& level);
  /// Repairs the matchings of the levels after the edges of a node have changed, outwards.
  void mend(std::size_t index, Vertex node);
  void mend_around(std::size_t index);
  /// Finds the exits of sets that are stale.
  void mend_stale();
  void write_out(const Level& level, const DenseMatching& matching);
  void write_out_inside(const Level& level, Vertex node, Vertex exit);

  Graph graph_;
  std::vector<Level> levels_;  ///< The outermost first, each after the one around it
  std::vector<std::size_t> level_of_;
  std::vector<Vertex> node_of_;  ///< By vertex, in its level
  std::vector<Vertex> mate_;
  VertexSet fixed_;  ///< Matched permanently
  VertexSet partners_;
  std::vector<Vertex> candidates_;
  bool written_out_ = false;
  bool has_stale_ = false;
};

template <class Visit>
void OptimalFace::for_exits(const Level& level, Vertex node, Visit&& visit) const {
  const int member = level.nodes[node];
  if (member == no_member) return;
  if (member >= 0) {
    visit(static_cast<Vertex>(member));
  } else {
    for_each(levels_[static_cast<std::size_t>(-1 - member)].exits, visit);
  }
}

}  // namespace trf::pair::matching
