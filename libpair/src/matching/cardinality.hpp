#pragma once

#include <bit>
#include <cstdint>
#include <span>
#include <vector>

/// Unweighted matching in general graphs, independent of chess.
namespace trf::pair::matching {

using Vertex = std::uint16_t;
inline constexpr Vertex no_vertex = 0xFFFF;

/// A set of vertices, a bit each.
class VertexSet {
 public:
  VertexSet() = default;
  explicit VertexSet(std::size_t size) : words_((size + 63) / 64) {}

  [[nodiscard]] bool contains(Vertex v) const noexcept {
    return (words_[v / 64] >> (v % 64) & 1U) != 0;
  }
  void insert(Vertex v) noexcept { words_[v / 64] |= std::uint64_t{1} << (v % 64); }
  /// Adds the vertices of a set of the same size.
  void add_all(const VertexSet& other) noexcept {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] |= other.words_[w];
  }
  /// Removes the vertices of a set of the same size.
  void remove_all(const VertexSet& other) noexcept {
    for (std::size_t w = 0; w < words_.size(); ++w) words_[w] &= ~other.words_[w];
  }
  /// Removes the vertices from `from` up to `end`, exclusive, that are not in `only`, a set of the
  /// same size.
  void keep_between(std::size_t from, std::size_t end, const VertexSet& only) noexcept;
  void erase(Vertex v) noexcept { words_[v / 64] &= ~(std::uint64_t{1} << (v % 64)); }
  void grow(std::size_t size) { words_.resize((size + 63) / 64); }
  void clear() noexcept { words_.assign(words_.size(), 0); }
  [[nodiscard]] std::size_t count() const noexcept;
  [[nodiscard]] std::span<const std::uint64_t> words() const noexcept { return words_; }
  [[nodiscard]] std::span<std::uint64_t> words() noexcept { return words_; }

 private:
  std::vector<std::uint64_t> words_;
};

/// An undirected graph without loops, a row of bits a vertex: 12 MB for 9,999 vertices.
class Graph {
 public:
  /// `size` vertices, no edges. \pre size < no_vertex
  explicit Graph(std::size_t size) : rows_(size, VertexSet(size)) {}
  /// Edges for which `adjacent(a, b)` is true; called once for each a < b.
  template <class Adjacent>
  [[nodiscard]] static Graph from(std::size_t size, Adjacent&& adjacent) {
    Graph graph(size);
    for (std::size_t a = 0; a < size; ++a) {
      for (std::size_t b = a + 1; b < size; ++b) {
        const auto from = static_cast<Vertex>(a), to = static_cast<Vertex>(b);
        if (adjacent(from, to)) graph.add(from, to);
      }
    }
    return graph;
  }

  /// Adds vertices without edges.
  void grow(std::size_t size) {
    for (VertexSet& row : rows_) row.grow(size);
    rows_.resize(size, VertexSet(size));
  }

  [[nodiscard]] Vertex size() const noexcept { return static_cast<Vertex>(rows_.size()); }
  [[nodiscard]] bool adjacent(Vertex a, Vertex b) const noexcept { return rows_[a].contains(b); }
  void add(Vertex a, Vertex b) noexcept {
    rows_[a].insert(b);
    rows_[b].insert(a);
  }
  void remove(Vertex a, Vertex b) noexcept {
    rows_[a].erase(b);
    rows_[b].erase(a);
  }
  [[nodiscard]] const VertexSet& row(Vertex v) const noexcept { return rows_[v]; }
  /// For writing; the caller writes both directions of an edge.
  [[nodiscard]] VertexSet& row(Vertex v) noexcept { return rows_[v]; }

 private:
  std::vector<VertexSet> rows_;
};

/// Why no perfect matching exists (Tutte and Berge): without `separators`, the rest has more odd
/// components than there are separators.
struct Deficiency {
  std::vector<Vertex> separators;
  std::vector<std::vector<Vertex>> components;  ///< The odd ones only
};

/// Do the degrees alone prove that a graph of so many vertices has a path through all of them,
/// hence a matching of all (all but one if odd)? Chvatal's condition, which contains Dirac's
/// (every degree at least half of the others). False proves nothing. Sorts its argument.
[[nodiscard]] bool complete_by_degrees(std::vector<std::size_t>& degrees);

}  // namespace trf::pair::matching
