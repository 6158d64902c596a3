#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// A graph whose edges carry vectors of gains; the gain of a matching is the sum over its edges,
/// and sums compare lexicographically, first component first.
///
/// Gains are asked for when they are needed, so that memory is that of the vertices and of a row
/// of bits for each.
struct LexicographicGraph {
  Graph joined{0};  ///< Who may be matched with whom
  std::size_t fields = 0;
  /// Vertices of one type gain alike, but for `rank_gains`.
  std::vector<std::int32_t> type;
  std::size_t types = 0;
  /// Vertices of one type and kind are joined with the others alike, but for few of them: that
  /// makes the search fast, any kinds are right. Empty: all are of one kind.
  std::vector<std::int32_t> kind;
  /// Adds the gains of the edge between a < b, `fields` of them. Depends on the types of a and b
  /// only. Of each edge's gains that are not 0 the first is positive, and there is one.
  std::function<void(int a, int b, std::int32_t* gains)> add_gains;
  /// What an edge between two ranked vertices gains by its first end, in the last fields; a
  /// vertex that is not ranked has none. All 0 or negative, and less and less. May be empty.
  std::vector<std::vector<std::int32_t>> rank_gains;

  [[nodiscard]] int vertices() const noexcept { return static_cast<int>(type.size()); }
};

/// All matchings of greatest gain, narrowed step by step; one of them is always at hand.
class OptimalMatchings {
 public:
  OptimalMatchings() = default;
  OptimalMatchings(const OptimalMatchings&) = delete;
  OptimalMatchings& operator=(const OptimalMatchings&) = delete;
  virtual ~OptimalMatchings() = default;

  /// In the matching at hand; -1: exposed.
  [[nodiscard]] virtual int mate(int v) = 0;
  /// Keeps the optimal matchings in which v's mate is allowed. False, and nothing changes, when
  /// there is none. \p allowed: a flag per vertex, the last one (of vertices + 1) for "exposed".
  virtual bool narrow(int v, std::span<const std::uint8_t> allowed) = 0;
  /// Matches v for good with the first of these vertices that an optimal matching gives him.
  /// -1, and nothing changes, when there is none.
  virtual int match_first(int v, std::span<const int> candidates) = 0;
};

[[nodiscard]] std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph);

}  // namespace trf::pair::matching
