#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "matching/cardinality.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// Maximum weight matching in a general graph: Edmonds' primal-dual method with contracted odd
/// circuits (blossoms) as Galil (1986) arranges it, O(n^3) time. Memory is linear in vertices
/// beside the rows of bits that say who may be joined: weights are asked for, not stored.
///
/// \p WeightOf: Weight operator()(a, b) for adjacent a < b; exact integers, positive. Twice the
/// weights are used throughout, so that every dual variable stays an integer.
template <class Weight, class WeightOf>
class MaximumWeight {
 public:
  /// \p joined must outlive the object; \p largest: no weight exceeds it.
  MaximumWeight(const Graph& joined, WeightOf weight_of, const Weight& largest)
      : n_(static_cast<int>(joined.size())), joined_(joined), weight_of_(std::move(weight_of)) {
    const std::size_t nodes = at(2 * n_);
    mate_.assign(at(n_), none);
    top_.resize(at(n_));
    for (int v = 0; v < n_; ++v) top_[at(v)] = v;
    dual_.assign(nodes, Weight(0));
    std::fill_n(dual_.begin(), n_, largest);
    label_.assign(nodes, Label::free);
    label_edge_.assign(nodes, Edge{});
    best_.assign(nodes, Edge{});
    parent_.assign(nodes, none);
    crumb_.assign(nodes, 0);
    bounds_.resize(at(n_));
    best_to_.assign(nodes, Edge{});
    blossoms_.resize(at(n_));
    for (int b = 2 * n_; b-- > n_;) unused_.push_back(b);
  }

  void solve() {
    while (stage()) {
    }
  }

  /// -1: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return mate_[at(v)]; }
  /// Dual variable of a vertex on the scale of twice the weights; 0 for an exposed vertex.
  [[nodiscard]] const Weight& dual(int v) const noexcept { return dual_[at(v)]; }
  [[nodiscard]] Weight total() const {
    Weight sum(0);
    for (int u = 0; u < n_; ++u)
      if (mate_[at(u)] > u) sum += weight_of_(u, mate_[at(u)]);
    return sum;
  }
  /// An odd set of vertices that carries a positive dual: every optimal matching leaves it by one
  /// vertex only. Twice its dual is missing from the slack() of the edges inside.
  struct Heavy {
    std::vector<int> members;
    Weight dual{};
  };
  /// Any two are disjoint or nested.
  [[nodiscard]] std::vector<Heavy> heavy_blossoms() const {
    std::vector<Heavy> heavy;
    for (int b = n_; b < 2 * n_; ++b) {
      if (blossom(b).children.empty() || !(dual_[at(b)] > Weight(0))) continue;
      heavy.push_back({{}, dual_[at(b)]});
      for_leaves(b, [&](int v) { heavy.back().members.push_back(v); });
    }
    return heavy;
  }
  /// Of an edge no blossom holds both ends of: by how much the duals exceed twice its weight.
  [[nodiscard]] Weight slack(int u, int v) const {
    const Weight w = weight_of_(std::min(u, v), std::max(u, v));
    return dual_[at(u)] + dual_[at(v)] - w - w;
  }

 private:
  // Nodes: vertices 0..n-1, blossoms n..2n-1.
  static constexpr int none = -1;
  enum class Label : std::uint8_t { free, outer, inner };
  struct Edge {
    int from = none, to = none;
    [[nodiscard]] bool is_set() const noexcept { return from != none; }
    [[nodiscard]] Edge reversed() const noexcept { return {to, from}; }
  };
  struct Blossom {
    std::vector<int> children;  ///< An odd circuit, the one with the base first; empty: unused
    std::vector<Edge> edges;    ///< edges[i] leads from children[i] to the next
    int base = none;
    std::optional<std::vector<Edge>> best_edges;  ///< To each outer node, while it is outer
  };

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] bool is_blossom(int node) const noexcept { return node >= n_; }
  Blossom& blossom(int node) noexcept { return blossoms_[at(node - n_)]; }
  const Blossom& blossom(int node) const noexcept { return blossoms_[at(node - n_)]; }
  [[nodiscard]] int base_of(int node) const noexcept {
    return is_blossom(node) ? blossom(node).base : node;
  }
  [[nodiscard]] Weight slack(const Edge& e) const { return slack(e.from, e.to); }

  template <class Visit>
  void for_leaves(int node, Visit&& visit) const {
    if (!is_blossom(node)) {
      visit(node);
      return;
    }
    for (const int child : blossom(node).children) for_leaves(child, visit);
  }
  template <class Visit>
  void for_neighbours(int v, Visit&& visit) const {
    const auto row = joined_.row(static_cast<Vertex>(v)).words();
    for (std::size_t w = 0; w < row.size(); ++w)
      for (std::uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
        if (visit(static_cast<int>(w * 64) + std::countr_zero(bits))) return;
  }

  void assign_label(int v, Label label, int from) {
    const int node = top_[at(v)];
    label_[at(v)] = label_[at(node)] = label;
    label_edge_[at(v)] = label_edge_[at(node)] = {from, v};
    best_[at(v)] = best_[at(node)] = Edge{};
    if (label == Label::outer) {
      for_leaves(node, [this](int leaf) { queue_.push_back(leaf); });
      return;
    }
    const int base = base_of(node);
    assign_label(mate_[at(base)], Label::outer, base);
  }

  /// The base of the blossom that an edge between outer nodes closes; none: it joins two trees.
  int common_base(int v, int w) {
    std::vector<int> path;
    int found = none;
    while (v != none) {
      const int node = top_[at(v)];
      if (crumb_[at(node)] != 0) {
        found = base_of(node);
        break;
      }
      path.push_back(node);
      crumb_[at(node)] = 1;
      v = label_edge_[at(node)].from;
      if (v != none) v = label_edge_[at(top_[at(v)])].from;
      if (w != none) std::swap(v, w);
    }
    for (const int node : path) crumb_[at(node)] = 0;
    return found;
  }

  void add_blossom(int base, int v, int w) {
    const int root = top_[at(base)];
    const int made = unused_.back();
    unused_.pop_back();
    Blossom& b = blossom(made);
    b.base = base;
    b.children.clear();
    b.edges.assign(1, {v, w});
    for (int node = top_[at(v)]; node != root; node = top_[at(v)]) {
      b.children.push_back(node);
      b.edges.push_back(label_edge_[at(node)]);
      v = label_edge_[at(node)].from;
    }
    b.children.push_back(root);
    std::reverse(b.children.begin(), b.children.end());
    std::reverse(b.edges.begin(), b.edges.end());
    for (int node = top_[at(w)]; node != root; node = top_[at(w)]) {
      b.children.push_back(node);
      b.edges.push_back(label_edge_[at(node)].reversed());
      w = label_edge_[at(node)].from;
    }
    label_[at(made)] = Label::outer;
    label_edge_[at(made)] = label_edge_[at(root)];
    dual_[at(made)] = Weight(0);
    parent_[at(made)] = none;
    for (const int child : b.children) parent_[at(child)] = made;
    for_leaves(made, [&](int leaf) {
      if (label_[at(top_[at(leaf)])] == Label::inner) queue_.push_back(leaf);
      top_[at(leaf)] = made;
    });
    collect_best_edges(made);
  }

  /// The least slack edge to each other outer node, from what the children know.
  void collect_best_edges(int made) {
    std::vector<int> reached;
    const auto offer = [&](Edge e) {
      const int other = top_[at(e.to)];
      if (other == made || label_[at(other)] != Label::outer) return;
      Edge& best = best_to_[at(other)];
      if (!best.is_set()) {
        reached.push_back(other);
        best = e;
      } else if (slack(e) < slack(best)) {
        best = e;
      }
    };
    for (const int child : blossom(made).children) {
      if (is_blossom(child) && blossom(child).best_edges) {
        for (const Edge& e : *blossom(child).best_edges) offer(e);
        blossom(child).best_edges.reset();
      } else {
        for_leaves(child, [&](int v) {
          for_neighbours(v, [&](int w) {
            offer({v, w});
            return false;
          });
        });
      }
      best_[at(child)] = Edge{};
    }
    auto& edges = blossom(made).best_edges.emplace();
    Edge& best = best_[at(made)] = Edge{};
    for (const int other : reached) {
      const Edge e = std::exchange(best_to_[at(other)], Edge{});
      edges.push_back(e);
      if (!best.is_set() || slack(e) < slack(best)) best = e;
    }
  }

  /// Walks round the circuit of a blossom from a child to the base, the way that is even.
  struct Walk {
    const Blossom& blossom;
    std::ptrdiff_t position;
    std::ptrdiff_t step;
    Walk(const Blossom& b, int child)
        : blossom(b), position(std::ranges::find(b.children, child) - b.children.begin()) {
      step = position % 2 == 1 ? 1 : -1;
    }
    [[nodiscard]] std::size_t index(std::ptrdiff_t i) const noexcept {
      const auto size = static_cast<std::ptrdiff_t>(blossom.children.size());
      return static_cast<std::size_t>((i % size + size) % size);
    }
    [[nodiscard]] int child() const { return blossom.children[index(position)]; }
    [[nodiscard]] bool is_at_base() const { return index(position) == 0; }
    /// To the next child on the way.
    [[nodiscard]] Edge edge() const {
      return step == 1 ? blossom.edges[index(position)]
                       : blossom.edges[index(position - 1)].reversed();
    }
    void advance() { position += step; }
  };

  void expand(int node, bool at_end) {
    const Blossom old = std::move(blossom(node));
    for (const int child : old.children) {
      parent_[at(child)] = none;
      if (is_blossom(child) && at_end && dual_[at(child)] == Weight(0)) {
        expand(child, at_end);
      } else {
        for_leaves(child, [&](int v) { top_[at(v)] = child; });
      }
    }
    if (!at_end && label_[at(node)] == Label::inner) relabel(node, old);
    label_[at(node)] = Label::free;
    label_edge_[at(node)] = best_[at(node)] = Edge{};
    blossom(node) = Blossom{};
    unused_.push_back(node);
  }
  /// The children of an expanded inner blossom: those on the way from its entry to its base stay
  /// in the tree, the others leave it where nothing has reached them yet.
  void relabel(int node, const Blossom& old) {
    Edge entry = label_edge_[at(node)];
    const int first = top_[at(entry.to)];
    Walk walk(old, first);
    while (!walk.is_at_base()) {
      label_[at(entry.to)] = Label::free;
      label_[at(walk.edge().to)] = Label::free;
      assign_label(entry.to, Label::inner, entry.from);
      walk.advance();
      entry = walk.edge();
      walk.advance();
    }
    const int base = walk.child();
    label_[at(entry.to)] = label_[at(base)] = Label::inner;
    label_edge_[at(entry.to)] = label_edge_[at(base)] = entry;
    best_[at(base)] = Edge{};
    for (walk.advance(); walk.child() != first; walk.advance()) {
      const int child = walk.child();
      if (label_[at(child)] == Label::outer) continue;
      int reached = none;
      for_leaves(child, [&](int v) {
        if (reached == none && label_[at(v)] != Label::free) reached = v;
      });
      if (reached == none) continue;
      label_[at(reached)] = Label::free;
      label_[at(mate_[at(base_of(child))])] = Label::free;
      assign_label(reached, Label::inner, label_edge_[at(reached)].from);
    }
  }

  /// Makes v the base of a blossom: swaps what is matched on the way.
  void augment_blossom(int node, int v) {
    int child = v;
    while (parent_[at(child)] != node) child = parent_[at(child)];
    if (is_blossom(child)) augment_blossom(child, v);
    Blossom& b = blossom(node);
    Walk walk(b, child);
    const auto start = walk.position;
    while (!walk.is_at_base()) {
      walk.advance();
      const Edge e = walk.edge();
      if (is_blossom(walk.child())) augment_blossom(walk.child(), e.from);
      walk.advance();
      if (is_blossom(walk.child())) augment_blossom(walk.child(), e.to);
      mate_[at(e.from)] = e.to;
      mate_[at(e.to)] = e.from;
    }
    std::rotate(b.children.begin(), b.children.begin() + start, b.children.end());
    std::rotate(b.edges.begin(), b.edges.begin() + start, b.edges.end());
    b.base = base_of(b.children.front());
  }

  void augment(int v, int w) {
    for (auto [s, j] : {std::pair{v, w}, std::pair{w, v}}) {
      while (true) {
        const int outer = top_[at(s)];
        if (is_blossom(outer)) augment_blossom(outer, s);
        mate_[at(s)] = j;
        if (!label_edge_[at(outer)].is_set()) break;
        const int inner = top_[at(label_edge_[at(outer)].from)];
        const Edge edge = label_edge_[at(inner)];
        if (is_blossom(inner)) augment_blossom(inner, edge.to);
        mate_[at(edge.to)] = edge.from;
        s = edge.from;
        j = edge.to;
      }
    }
  }

  /// Follows the edges of an outer vertex; true: the matching has grown.
  bool scan(int v) {
    bool grown = false;
    std::optional<Weight> least;
    for_neighbours(v, [&](int w) {
      const Edge e{v, w};
      const Weight rest = slack(e);
      if (!least || rest < *least) least = rest;
      const int mine = top_[at(v)], theirs = top_[at(w)];
      if (mine == theirs) return false;
      const bool is_outer = label_[at(theirs)] == Label::outer;
      if (!is_outer && label_[at(w)] == Label::inner) return false;
      if (rest == Weight(0)) {
        if (label_[at(theirs)] == Label::free) {
          assign_label(w, Label::inner, v);
        } else if (!is_outer) {
          // Inside an inner blossom, and reached itself now.
          label_[at(w)] = Label::inner;
          label_edge_[at(w)] = e;
        } else if (const int base = common_base(v, w); base != none) {
          add_blossom(base, v, w);
        } else {
          augment(v, w);
          grown = true;
        }
        return grown;
      }
      Edge& best = is_outer ? best_[at(mine)] : best_[at(w)];
      if (!best.is_set() || rest < slack(best)) best = e;
      return false;
    });
    if (!grown && least) bounds_[at(v)] = {*least - dual_[at(v)] + shifted_, true};
    return grown;
  }

  /// Has every edge of the vertex at least this slack? Known since it was scanned last: no dual
  /// has sunk by more than all steps since then. Most scans are spared by it.
  [[nodiscard]] bool has_slack(int v, const Weight& slack) const {
    const Bound& bound = bounds_[at(v)];
    return bound.known && !(bound.value + dual_[at(v)] - shifted_ < slack);
  }

  /// Searches from all exposed vertices; false: the matching is optimal.
  bool stage() {
    std::ranges::fill(label_, Label::free);
    std::ranges::fill(label_edge_, Edge{});
    std::ranges::fill(best_, Edge{});
    for (Blossom& b : blossoms_) b.best_edges.reset();
    queue_.clear();
    deferred_.clear();
    int exposed = none;
    for (int v = 0; v < n_; ++v) {
      if (mate_[at(v)] != none) continue;
      exposed = v;
      if (label_[at(top_[at(v)])] == Label::free) assign_label(v, Label::outer, none);
    }
    if (exposed == none) return false;
    while (true) {
      if (scan_queue()) break;
      const Step step = next_step(exposed);
      const auto near = std::ranges::find_if(
          deferred_, [&](int v) { return !has_slack(v, step.delta + step.delta); });
      if (near != deferred_.end()) {
        const int v = *near;
        *near = deferred_.back();
        deferred_.pop_back();
        if (scan(v)) break;
        continue;
      }
      if (!take(step)) return false;
    }
    for (int b = n_; b < 2 * n_; ++b)
      if (is_top_blossom(b) && label_[at(b)] == Label::outer && dual_[at(b)] == Weight(0))
        expand(b, true);
    return true;
  }
  bool scan_queue() {
    while (!queue_.empty()) {
      const int v = queue_.back();
      queue_.pop_back();
      if (has_slack(v, Weight(1))) {
        deferred_.push_back(v);
      } else if (scan(v)) {
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool is_top_blossom(int b) const noexcept {
    return !blossom(b).children.empty() && parent_[at(b)] == none;
  }

  /// By how much the duals can move, until an edge becomes tight or a blossom can be expanded;
  /// neither: the exposed vertices, which share the least dual, come to 0.
  struct Step {
    Weight delta;
    Edge edge;
    int shrunk = none;
  };
  [[nodiscard]] Step next_step(int exposed) const {
    Step step{dual_[at(exposed)], {}, none};
    for (int v = 0; v < n_; ++v) {
      if (label_[at(top_[at(v)])] != Label::free || !best_[at(v)].is_set()) continue;
      if (const Weight rest = slack(best_[at(v)]); rest < step.delta)
        step = {rest, best_[at(v)], none};
    }
    for (int b = 0; b < 2 * n_; ++b) {
      const bool is_top = is_blossom(b) ? is_top_blossom(b) : top_[at(b)] == b;
      if (!is_top) continue;
      if (label_[at(b)] == Label::outer && best_[at(b)].is_set()) {
        if (const Weight rest = half(slack(best_[at(b)])); rest < step.delta)
          step = {rest, best_[at(b)], none};
      } else if (is_blossom(b) && label_[at(b)] == Label::inner && dual_[at(b)] < step.delta) {
        step = {dual_[at(b)], {}, b};
      }
    }
    return step;
  }
  /// false: the matching is optimal.
  bool take(const Step& step) {
    const Weight& delta = step.delta;
    for (int v = 0; v < n_; ++v) {
      const Label label = label_[at(top_[at(v)])];
      if (label == Label::outer) dual_[at(v)] -= delta;
      if (label == Label::inner) dual_[at(v)] += delta;
    }
    for (int b = n_; b < 2 * n_; ++b) {
      if (!is_top_blossom(b)) continue;
      if (label_[at(b)] == Label::outer) dual_[at(b)] += delta;
      if (label_[at(b)] == Label::inner) dual_[at(b)] -= delta;
    }
    shifted_ += delta;
    std::erase_if(deferred_, [&](int v) {
      const bool far = has_slack(v, Weight(1));
      if (!far) queue_.push_back(v);
      return !far;
    });
    if (step.edge.is_set()) {
      bounds_[at(step.edge.from)].known = false;
      queue_.push_back(step.edge.from);
      return true;
    }
    if (step.shrunk != none) expand(step.shrunk, false);
    return step.shrunk != none;
  }

  int n_;
  const Graph& joined_;
  WeightOf weight_of_;
  /// Least slack of a vertex when it was scanned, less its dual, plus the steps until then.
  struct Bound {
    Weight value{};
    bool known = false;
  };
  std::vector<int> mate_, top_, parent_, queue_, unused_;
  std::vector<int> deferred_;  ///< Outer vertices without a tight edge, not scanned in this stage
  std::vector<Bound> bounds_;
  Weight shifted_{};  ///< Sum of all steps
  std::vector<Weight> dual_;
  std::vector<Label> label_;
  std::vector<Edge> label_edge_, best_, best_to_;
  std::vector<Blossom> blossoms_;
  std::vector<std::uint8_t> crumb_;
};

}  // namespace trf::pair::matching
