#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

namespace trf::pair::matching {

/// A graph whose edges carry vectors of gains; the gain of a matching is the sum over its edges,
/// and sums compare lexicographically, first component first.
struct LexicographicGraph {
  struct Edge {
    std::int32_t a = 0, b = 0;
  };
  int vertices = 0;
  std::size_t fields = 0;
  std::vector<Edge> edges;          ///< At most one for two vertices
  std::vector<std::int32_t> gains;  ///< edges x fields; each edge's first non-zero gain is positive
};

/// All matchings of greatest gain, narrowed step by step; one of them is always at hand.
class OptimalMatchings {
 public:
  OptimalMatchings() = default;
  OptimalMatchings(const OptimalMatchings&) = delete;
  OptimalMatchings& operator=(const OptimalMatchings&) = delete;
  virtual ~OptimalMatchings() = default;

  /// In the matching at hand; -1: exposed.
  [[nodiscard]] virtual int mate(int v) const = 0;
  /// Keeps the optimal matchings in which v's mate is allowed. False, and nothing changes, when
  /// there is none. \p allowed: a flag per vertex, the last one (of vertices + 1) for "exposed".
  virtual bool narrow(int v, std::span<const std::uint8_t> allowed) = 0;
};

[[nodiscard]] std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph);

}  // namespace trf::pair::matching
