#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace trf::pair::matching {

/// A matching with the alternating trees that Edmonds' search grows from its exposed vertices, and
/// the odd circuits (blossoms) that it contracts. It has no weights.
///
/// Nodes: vertices 0..n-1, blossoms n..2n-1. Linear in memory.
class BlossomForest {
 public:
  static constexpr int none = -1;
  enum class Label : std::uint8_t { free, outer, inner };
  struct Edge {
    int from = none, to = none;
    [[nodiscard]] bool is_set() const noexcept { return from != none; }
    [[nodiscard]] Edge reversed() const noexcept { return {to, from}; }
  };

  explicit BlossomForest(int vertices);

  [[nodiscard]] int vertices() const noexcept { return n_; }
  /// none: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return mate_[at(v)]; }
  /// The outermost blossom of a vertex, or itself.
  [[nodiscard]] int top(int v) const noexcept { return top_[at(v)]; }
  [[nodiscard]] Label label(int node) const noexcept { return label_[at(node)]; }
  [[nodiscard]] Label label_of_top(int v) const noexcept { return label(top(v)); }
  [[nodiscard]] bool is_blossom(int node) const noexcept { return node >= n_; }
  /// No blossom has had this number or a larger one.
  [[nodiscard]] int end() const noexcept { return end_; }
  [[nodiscard]] bool is_in_use(int blossom) const noexcept {
    return !part(blossom).children.empty();
  }
  [[nodiscard]] bool is_top_blossom(int node) const noexcept {
    return is_blossom(node) && is_in_use(node) && parent_[at(node)] == none;
  }
  [[nodiscard]] bool is_exposed(int node) const noexcept { return mate(base_of(node)) == none; }
  /// Its vertices, also of a blossom that is taken apart, until the next contract().
  template <class Visit>
  void for_leaves(int node, Visit&& visit) const {
    const int last = last_leaf_[at(node)];
    for (int v = first_leaf_[at(node)]; v != last; v = next_leaf_[at(v)]) visit(v);
    visit(last);
  }

  /// Removes the trees, not the blossoms.
  void start();
  /// Labels the outermost node of v, reached from the vertex `from` (none: it is a root); the mate
  /// of an inner node becomes outer. Outer vertices are added to the queue.
  void reach(int v, Label label, int from);
  /// The base of the blossom that an edge between outer nodes closes; none: it joins two trees.
  [[nodiscard]] int common_base(int v, int w);
  /// \return the new blossom of the circuit that the edge closes
  int contract(int base, int v, int w);
  /// For an inner blossom: the nodes on the path through it stay in the tree.
  void expand(int blossom);
  /// At the end of a search, with the blossoms inside that `is_light`.
  void dissolve(int blossom, const std::function<bool(int)>& is_light);
  /// Grows the matching by an edge from a tree to another one, or to an exposed free node.
  void augment(int v, int w);
  /// Leaves an outer vertex exposed in place of the root of its tree.
  void expose(int v) { turn(v, none); }
  /// Matches two exposed vertices. \pre no trees
  void match(int v, int w) {
    mate_[at(v)] = w;
    mate_[at(w)] = v;
  }

  std::vector<int> queue;  ///< Outer vertices to be examined

 private:
  struct Blossom {
    std::vector<int> children;  ///< An odd circuit, the one with the base first; empty: unused
    std::vector<Edge> edges;    ///< edges[i] leads from children[i] to the next
    int base = none;
  };
  class Walk;

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  Blossom& part(int blossom) noexcept { return blossoms_[at(blossom - n_)]; }
  [[nodiscard]] const Blossom& part(int blossom) const noexcept {
    return blossoms_[at(blossom - n_)];
  }
  [[nodiscard]] int base_of(int node) const noexcept {
    return is_blossom(node) ? part(node).base : node;
  }
  Blossom take_apart(int blossom);
  void release(int blossom);
  void relabel(int blossom, const Blossom& old);
  void move_base(int blossom, int v);
  /// Exchanges matched and unmatched edges on the path from an outer vertex to its root; the vertex
  /// gets a new mate.
  void turn(int v, int mate);

  int n_, end_;
  std::vector<int> mate_, top_, parent_, unused_;
  /// The vertices inside a node, as a chain: nested blossoms need no descent, and a circuit only
  /// joins the chains of its nodes.
  std::vector<int> first_leaf_, last_leaf_, next_leaf_;
  std::vector<Label> label_;
  std::vector<Edge> label_edge_;
  std::vector<Blossom> blossoms_;
  std::vector<std::uint8_t> crumb_;
};

}  // namespace trf::pair::matching
