#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// A graph with a vector of gains for each edge. The gain of a matching is the sum over its edges;
/// sums are compared lexicographically, first component first.
///
/// Gains are calculated when they are needed, so that the memory is that of the vertices and of a
/// row of bits for each.
struct LexicographicGraph {
  Graph joined{0};  ///< The pairs that can be matched
  std::size_t fields = 0;
  /// Vertices of one type have equal gains, except `rank_gains`.
  std::vector<std::int32_t> type;
  std::size_t types = 0;
  /// Vertices of one type and kind have the same neighbours, with few exceptions. Kinds make the
  /// search fast, and any kinds are correct. Empty: all are of one kind.
  std::vector<std::int32_t> kind;
  /// Adds the gains of the edge between a < b, `fields` of them. Depends on the types of a and b
  /// only. Of each edge's gains that are not 0 the first is positive, and there is one.
  std::function<void(int a, int b, std::int32_t* gains)> add_gains;
  /// The gain of an edge between two ranked vertices by its first end, in the last fields; empty
  /// for a vertex that is not ranked. All are 0 or negative, and decreasing. May be empty.
  std::vector<std::vector<std::int32_t>> rank_gains;

  [[nodiscard]] int vertices() const noexcept { return static_cast<int>(type.size()); }
  /// The number of last fields that are gains by rank.
  [[nodiscard]] std::size_t rank_fields() const noexcept {
    const auto ranked = std::ranges::find_if_not(rank_gains, &std::vector<std::int32_t>::empty);
    return ranked == rank_gains.end() ? 0 : ranked->size();
  }
};

class OptimalFace;
struct Optimum;

/// All matchings of greatest gain, narrowed step by step; one of them is always available.
class OptimalMatchings {
 public:
  explicit OptimalMatchings(Optimum optimum);
  OptimalMatchings(const OptimalMatchings&) = delete;
  OptimalMatchings& operator=(const OptimalMatchings&) = delete;
  ~OptimalMatchings();

  /// In the current matching; -1: exposed.
  [[nodiscard]] int mate(int v);
  /// Keeps the optimal matchings in which v's mate is allowed. If there is none, returns false and
  /// changes nothing. \p allowed: a flag per vertex, the last one (of vertices + 1) for "exposed".
  bool narrow(int v, std::span<const std::uint8_t> allowed);
  /// Matches v permanently with the first of these vertices that is its mate in an optimal
  /// matching. If there is none, returns -1 and changes nothing.
  int match_first(int v, std::span<const int> candidates);

 private:
  std::size_t n_;     ///< Vertices
  std::size_t size_;  ///< With twins
  std::unique_ptr<OptimalFace> face_;
  std::vector<Vertex> candidates_;
};

[[nodiscard]] std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph);

}  // namespace trf::pair::matching
