#pragma once

#include <cstddef>
#include <set>
#include <utility>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// The free vertices by their number of free mates, while pairs of them are taken. Vertices of a
/// kind have the same mates but for few: a pair costs a step for each kind, not for each vertex.
class FewestMates {
 public:
  /// The graph must outlive this.
  FewestMates(const Graph& graph, const VertexSet& free);

  /// Are there few kinds? Else no other function may be called.
  [[nodiscard]] bool applies() const noexcept { return applies_; }
  /// The vertex with the fewest mates, at least one, and that mate who has the fewest; of equals
  /// the lowest. Both are taken. no_vertex: no edge is left.
  [[nodiscard]] std::pair<Vertex, Vertex> take();

 private:
  struct Kind {
    VertexSet first;        ///< The mates of the first member
    VertexSet reach;        ///< The mates of all members together
    std::size_t count = 0;  ///< Of `reach`, those who are free
    /// Those free, with minus the number of vertices of `reach` who are free and no mates.
    std::set<std::pair<int, Vertex>> members;
    std::vector<std::size_t> meets;  ///< Kinds with vertices of `reach`

    [[nodiscard]] std::size_t mates_of_first() const noexcept {
      return count - static_cast<std::size_t>(-members.begin()->first);
    }
  };

  [[nodiscard]] bool divide(const VertexSet& free);
  void count(const VertexSet& free);
  void remove(Vertex v);
  [[nodiscard]] Vertex fewest();
  [[nodiscard]] Vertex fewest_of_mates(Vertex v) const;

  const Graph& graph_;
  std::vector<Kind> kinds_;
  std::vector<std::size_t> kind_of_;
  std::vector<int> missing_;                  ///< By vertex: of the reach of its kind, no mates
  std::vector<std::vector<Vertex>> lacking_;  ///< By vertex: those for whom it is missing
  bool applies_;
};

}  // namespace trf::pair::matching
