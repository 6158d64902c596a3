#pragma once

#include <vector>

#include "matching/cardinality.hpp"

namespace trf::pair::matching {

/// A perfect matching with as few dear edges as possible, and the structure of all such matchings.
///
/// OptimalMatchings with these costs took 1.3 to 340 times as long (40 to 2,000 vertices).
///
/// Edmonds' primal-dual method. Costs are 0 and 1, so dual variables move by halves and are stored
/// doubled. Trees are grown again after each step, over bit rows: a step costs n * n / 64.
class MinCostMatching {
 public:
  /// The graphs have the same vertices and no edge in common, and must outlive this.
  MinCostMatching(const Graph& cheap, const Graph& dear);

  /// \return false if there is no perfect matching; then no other function may be called
  [[nodiscard]] bool solve();
  [[nodiscard]] Vertex mate(Vertex v) const noexcept { return mate_[v]; }
  /// The number of its dear edges.
  [[nodiscard]] std::size_t cost() const noexcept;
  /// The edges of the optimal matchings.
  [[nodiscard]] Graph tight() const;
  /// Sets of an odd number of vertices that every optimal matching leaves by one edge only.
  /// A perfect matching of tight() that does so is optimal.
  [[nodiscard]] std::vector<VertexSet> charged_blossoms() const;

 private:
  using Node = std::uint16_t;  ///< A vertex, or from n on a blossom
  static constexpr Node no_node = 0xFFFF;
  enum class Label : std::uint8_t { none, outer, inner };
  struct Edge {
    Vertex from = no_vertex, to = no_vertex;
  };
  struct Blossom {
    bool used = false;
    std::vector<Node> children;  ///< An odd cycle, the one with the base first
    std::vector<Edge> edges;     ///< edges[i] leads from children[i] to the next
    int charge = 0;              ///< Dual variable, doubled, >= 0
    Vertex base = no_vertex;
    Node parent = no_node;
    VertexSet members;
  };

  [[nodiscard]] bool is_blossom(Node node) const noexcept { return node >= mate_.size(); }
  [[nodiscard]] Blossom& blossom(Node node) noexcept { return blossoms_[node - mate_.size()]; }
  [[nodiscard]] const Blossom& blossom(Node node) const noexcept {
    return blossoms_[node - mate_.size()];
  }
  [[nodiscard]] Vertex base_of(Node node) const noexcept {
    return is_blossom(node) ? blossom(node).base : node;
  }
  [[nodiscard]] Node& parent_of(Node node) noexcept {
    return is_blossom(node) ? blossom(node).parent : vertex_parent_[node];
  }
  template <class Visit>
  void for_members(Node node, Visit&& visit) const;
  [[nodiscard]] int slack(Vertex a, Vertex b) const noexcept;

  void match_directly();
  bool grow();  ///< true after an augmentation
  void set_label(Node node, Label label, Edge edge);
  bool scan(Vertex v);
  [[nodiscard]] Vertex common_base(Vertex v, Vertex w);
  void add_blossom(Vertex base, Vertex v, Vertex w);
  void augment(Vertex v, Vertex w);
  void augment_blossom(Node node, Vertex v);
  void expand(Node node);
  void dissolve_uncharged();
  bool adjust();  ///< false if no dual step is left: no perfect matching

  const Graph& cheap_;
  const Graph& dear_;
  std::vector<Vertex> mate_;
  std::vector<int> dual_;  ///< By vertex, doubled
  std::vector<Node> top_;  ///< By vertex: the outermost blossom, or itself
  std::vector<Node> vertex_parent_;
  std::vector<Blossom> blossoms_;
  std::vector<Label> label_;
  std::vector<Edge> label_edge_;
  std::vector<bool> crumb_;
  std::vector<Vertex> queue_;
  VertexSet inner_;  ///< Vertices in inner nodes
};

}  // namespace trf::pair::matching
