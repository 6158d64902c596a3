#pragma once

#include <array>
#include <utility>
#include <vector>

#include "matching/dense_matching.hpp"

namespace trf::pair::matching {

/// "Can all others still be paired after this pair?", asked again and again while pairs are made.
///
/// Most answers need no search: an exchange of a few pairs of the matching shows that a pair is
/// possible, or a set of vertices that an earlier search found shows that it is not.
class PossiblePairs {
 public:
  /// Both must outlive this. \pre the matching is perfect; from here on only this changes it
  PossiblePairs(const Graph& graph, DenseMatching& matching);

  /// \pre both take part
  [[nodiscard]] bool contains(Vertex a, Vertex b);
  /// The neighbours of v without those that an earlier search excludes: contains() decides.
  /// Valid until the next call. \pre v takes part
  [[nodiscard]] const VertexSet& candidates(Vertex v);
  /// Pairs them permanently. \pre contains(a, b)
  void take(Vertex a, Vertex b);
  /// Those who are not taken.
  [[nodiscard]] const VertexSet& left() const noexcept { return left_; }

 private:
  /// In every perfect matching the mates of `bound` are among `mates`: without `bound` the graph
  /// has as many odd components, all of `mates`. True also after pairs are taken.
  struct Barrier {
    VertexSet bound, mates;
    [[nodiscard]] bool excludes(Vertex a, Vertex b) const noexcept {
      return (bound.contains(a) && !mates.contains(b)) || (bound.contains(b) && !mates.contains(a));
    }
  };

  /// Looks for new pairs of one or two pairs of the matching and the mates of a and b.
  [[nodiscard]] bool find_exchange(Vertex a, Vertex b);
  [[nodiscard]] bool find_long_exchange(Vertex a, Vertex b);
  [[nodiscard]] VertexSet mates_of_neighbours(Vertex v, Vertex a, Vertex b) const;
  void search(Vertex v);

  const Graph& graph_;
  DenseMatching& matching_;
  VertexSet left_, candidates_, partners_;
  Vertex partners_of_ = no_vertex;                   ///< Whose partners_ are known
  std::vector<std::pair<Vertex, Vertex>> exchange_;  ///< The last one found: its new pairs
  std::array<Barrier, 8> barriers_;
  std::size_t searches_ = 0;
};

}  // namespace trf::pair::matching
