#pragma once

#include <span>
#include <utility>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// A maximum matching of a graph, updated while vertices are paired off one after the other.
///
/// The only matching without weights. MinCostMatching adds one cost to the same rows of bits.
/// OptimalMatchings is for many criteria at once, whose prices cost more than a row of bits.
///
/// The systems use it to decide whether "the players left can still all be paired" without trying.
/// Edmonds' blossoms over bit rows: one search costs n*n/64 steps at most, and gives every possible
/// partner of a vertex at once (Gallai and Edmonds).
class DenseMatching {
 public:
  /// All vertices of the graph take part, and none is matched. The graph must outlive this.
  explicit DenseMatching(const Graph& graph);

  /// Removes a vertex; its mate stays, unmatched.
  void leave_out(Vertex v);
  /// Returns a removed vertex, unmatched.
  void bring_back(Vertex v) noexcept { alive_.insert(v); }
  [[nodiscard]] bool takes_part(Vertex v) const noexcept { return alive_.contains(v); }
  /// Matches two unmatched neighbours, as a start for maximise().
  void match(Vertex u, Vertex v) noexcept;
  /// Leaves a matched vertex and its mate unmatched.
  void part(Vertex v) noexcept;

  /// Makes the matching a maximum one.
  void maximise();
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mate_[v]; }
  [[nodiscard]] std::size_t unmatched() const noexcept;
  /// maximise(), and are all matched, all but one if their number is odd?
  [[nodiscard]] bool is_complete();

  /// The vertices that at least one maximum matching leaves out. \pre the matching is maximum.
  [[nodiscard]] const VertexSet& dispensable();
  /// Why the vertices cannot all be matched. \pre the matching is maximum and not perfect.
  [[nodiscard]] Deficiency deficiency();

  /// The vertices of which one is left over, by choice, if v is removed.
  /// \pre the matching is perfect.
  [[nodiscard]] const VertexSet& left_over_without(Vertex v);
  /// The mates of v with which all other vertices can still be matched.
  /// \pre the matching is perfect.
  [[nodiscard]] const VertexSet& partners(Vertex v);
  /// Changes the matching so that u gets the first of these mates with which all other vertices can
  /// still be matched, and returns it; both stay. no_vertex: there is none, and nothing changes.
  /// \pre the matching is perfect; the candidates are adjacent to u, and there is one.
  Vertex join_first(Vertex u, std::span<const Vertex> candidates);
  /// Matches u with v permanently: both are removed, and the matching of the rest is repaired.
  /// \pre v is one of partners(u).
  void take(Vertex u, Vertex v);

 private:
  [[nodiscard]] Vertex base(Vertex v) noexcept;
  /// Grows alternating trees from the roots; true after an augmentation to an exposed vertex, else
  /// the labels are final.
  bool search();
  void match_greedily();
  void start_search();
  void make_outer(Vertex v);
  /// true after an augmentation
  bool scan(Vertex u);
  bool reach(Vertex v, Vertex from);
  void expose(std::span<const Vertex> vertices);
  void augment(Vertex outer, Vertex exposed);
  void rewire(Vertex outer, Vertex partner) noexcept;
  void contract(Vertex u, Vertex v);
  void fold(Vertex u, Vertex v, Vertex top);
  [[nodiscard]] Vertex common_base(Vertex u, Vertex v);
  [[nodiscard]] VertexSet& members(Vertex top);
  /// The members of the blossom of an outer vertex; empty if it is alone.
  [[nodiscard]] std::span<const std::uint64_t> own_blossom(Vertex u);

  const Graph& graph_;
  VertexSet alive_;
  std::vector<Vertex> mate_;
  std::vector<Vertex> roots_;

  // The labels of one search. Outer: reached over an even path; inner: over an odd one only.
  VertexSet outer_, inner_;
  VertexSet open_;     ///< All but the inner ones
  VertexSet exposed_;  ///< Unmatched vertices to which a path is looked for
  VertexSet near_;     ///< All neighbours of these, and perhaps others
  VertexSet nothing_;
  std::vector<Vertex> parent_, base_;
  std::vector<Vertex> reached_;  ///< By the last search
  std::vector<Vertex> queue_;
  bool augments_ = false;             ///< Are there exposed vertices?
  Vertex goal_ = no_vertex;           ///< Ends a search of one tree when it is outer
  std::size_t waiting_ = 0;           ///< Alive vertices that are not outer yet
  std::vector<std::uint32_t> stamp_;  ///< Of the search for a common base
  std::uint32_t walk_ = 0;
  std::vector<std::uint16_t> blossom_of_;  ///< Index into blossoms_, by base; 0: the vertex alone
  std::vector<VertexSet> blossoms_;
  std::size_t blossoms_used_ = 0;
  VertexSet partners_;
};

/// Can all vertices be matched?
[[nodiscard]] bool has_perfect_matching(const Graph& graph);

/// The vertices of which each one alone can be left out so that all others are matched, ascending;
/// empty if more than one has to be left out, or if all are matched.
[[nodiscard]] std::vector<Vertex> spare_vertices(const Graph& graph);

}  // namespace trf::pair::matching
