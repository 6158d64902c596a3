#pragma once

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <utility>
#include <vector>

#include "matching/blossom_forest.hpp"
#include "matching/cardinality.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// Maximum weight matching in a general graph: Edmonds' primal-dual method as Galil (1986)
/// arranges it, O(n^3) time. Memory is linear in vertices beside the rows of bits that say who
/// may be joined: weights are asked for, not stored.
///
/// \p WeightOf: Weight operator()(a, b) for adjacent a < b; exact integers, positive. Twice the
/// weights are used throughout, so that every dual variable stays an integer.
template <class Weight, class WeightOf>
class MaximumWeight {
 public:
  /// \p joined must outlive the object; \p largest: no weight exceeds it.
  MaximumWeight(const Graph& joined, WeightOf weight_of, const Weight& largest)
      : n_(static_cast<int>(joined.size())),
        joined_(joined),
        weight_of_(std::move(weight_of)),
        forest_(n_),
        dual_(at(2 * n_), Weight(0)),
        best_to_(at(2 * n_)),
        bounds_(at(n_)) {
    std::fill_n(dual_.begin(), n_, largest);
  }

  void solve() {
    while (stage()) {
    }
  }

  /// -1: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return forest_.mate(v); }
  /// Dual variable of a vertex on the scale of twice the weights; 0 for an exposed vertex.
  [[nodiscard]] const Weight& dual(int v) const noexcept { return dual_[at(v)]; }
  [[nodiscard]] Weight total() const {
    Weight sum(0);
    for (int u = 0; u < n_; ++u)
      if (mate(u) > u) sum += weight_of_(u, mate(u));
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
      if (!forest_.is_in_use(b) || !(dual_[at(b)] > Weight(0))) continue;
      heavy.push_back({{}, dual_[at(b)]});
      forest_.for_leaves(b, [&](int v) { heavy.back().members.push_back(v); });
    }
    return heavy;
  }
  /// Of an edge no blossom holds both ends of: by how much the duals exceed twice its weight.
  [[nodiscard]] Weight slack(int u, int v) const {
    const Weight w = weight_of_(std::min(u, v), std::max(u, v));
    return dual_[at(u)] + dual_[at(v)] - w - w;
  }

 private:
  using Edge = BlossomForest::Edge;
  using Label = BlossomForest::Label;
  static constexpr int none = BlossomForest::none;

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] Weight slack(const Edge& e) const { return slack(e.from, e.to); }
  [[nodiscard]] Label label_of_top(int v) const noexcept { return forest_.label(forest_.top(v)); }

  template <class Visit>
  void for_neighbours(int v, Visit&& visit) const {
    const auto row = joined_.row(static_cast<Vertex>(v)).words();
    for (std::size_t w = 0; w < row.size(); ++w)
      for (std::uint64_t bits = row[w]; bits != 0; bits &= bits - 1)
        if (visit(static_cast<int>(w * 64) + std::countr_zero(bits))) return;
  }

  void add_blossom(int base, int v, int w) {
    const int made = forest_.contract(base, v, w);
    dual_[at(made)] = Weight(0);
    collect_best_edges(made);
  }

  /// The least slack edge to each other outer node, from what the children know.
  void collect_best_edges(int made) {
    std::vector<int> reached;
    const auto offer = [&](Edge e) {
      const int other = forest_.top(e.to);
      if (other == made || forest_.label(other) != Label::outer) return;
      Edge& best = best_to_[at(other)];
      if (!best.is_set()) {
        reached.push_back(other);
        best = e;
      } else if (slack(e) < slack(best)) {
        best = e;
      }
    };
    for (const int child : forest_.children(made)) {
      if (forest_.is_blossom(child) && forest_.best_edges(child)) {
        for (const Edge& e : *forest_.best_edges(child)) offer(e);
        forest_.best_edges(child).reset();
      } else {
        forest_.for_leaves(child, [&](int v) {
          for_neighbours(v, [&](int w) {
            offer({v, w});
            return false;
          });
        });
      }
      forest_.best[at(child)] = Edge{};
    }
    auto& edges = forest_.best_edges(made).emplace();
    Edge& best = forest_.best[at(made)];
    for (const int other : reached) {
      const Edge e = std::exchange(best_to_[at(other)], Edge{});
      edges.push_back(e);
      if (!best.is_set() || slack(e) < slack(best)) best = e;
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
      const int mine = forest_.top(v), theirs = forest_.top(w);
      if (mine == theirs) return false;
      const bool is_outer = forest_.label(theirs) == Label::outer;
      if (!is_outer && forest_.label(w) == Label::inner) return false;
      if (rest == Weight(0)) {
        grown = use(e, theirs);
        return grown;
      }
      Edge& best = forest_.best[at(is_outer ? mine : w)];
      if (!best.is_set() || rest < slack(best)) best = e;
      return false;
    });
    if (!grown && least) bounds_[at(v)] = {*least - dual_[at(v)] + shifted_, true};
    return grown;
  }
  /// A tight edge from an outer vertex.
  bool use(const Edge& e, int theirs) {
    if (forest_.label(theirs) == Label::free) {
      forest_.reach(e.to, Label::inner, e.from);
    } else if (forest_.label(theirs) == Label::inner) {
      forest_.note_reached(e);
    } else if (const int base = forest_.common_base(e.from, e.to); base != none) {
      add_blossom(base, e.from, e.to);
    } else {
      forest_.augment(e.from, e.to);
      return true;
    }
    return false;
  }

  /// Has every edge of the vertex at least this slack? Known since it was scanned last: no dual
  /// has sunk by more than all steps since then. Most scans are spared by it.
  [[nodiscard]] bool has_slack(int v, const Weight& slack) const {
    const Bound& bound = bounds_[at(v)];
    return bound.known && !(bound.value + dual_[at(v)] - shifted_ < slack);
  }

  /// Searches from all exposed vertices; false: the matching is optimal.
  bool stage() {
    forest_.start();
    deferred_.clear();
    int exposed = none;
    for (int v = 0; v < n_; ++v) {
      if (mate(v) != none) continue;
      exposed = v;
      if (label_of_top(v) == Label::free) forest_.reach(v, Label::outer, none);
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
      if (forest_.is_top_blossom(b) && forest_.label(b) == Label::outer && is_light(b))
        forest_.dissolve(b, [this](int inner) { return is_light(inner); });
    return true;
  }
  bool scan_queue() {
    while (!forest_.queue.empty()) {
      const int v = forest_.queue.back();
      forest_.queue.pop_back();
      if (has_slack(v, Weight(1))) {
        deferred_.push_back(v);
      } else if (scan(v)) {
        return true;
      }
    }
    return false;
  }
  [[nodiscard]] bool is_light(int blossom) const { return dual_[at(blossom)] == Weight(0); }

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
      if (label_of_top(v) != Label::free || !forest_.best[at(v)].is_set()) continue;
      if (const Weight rest = slack(forest_.best[at(v)]); rest < step.delta)
        step = {rest, forest_.best[at(v)], none};
    }
    for (int b = 0; b < 2 * n_; ++b) {
      if (!forest_.is_top(b)) continue;
      if (forest_.label(b) == Label::outer && forest_.best[at(b)].is_set()) {
        if (const Weight rest = half(slack(forest_.best[at(b)])); rest < step.delta)
          step = {rest, forest_.best[at(b)], none};
      } else if (forest_.is_blossom(b) && forest_.label(b) == Label::inner &&
                 dual_[at(b)] < step.delta) {
        step = {dual_[at(b)], {}, b};
      }
    }
    return step;
  }
  /// false: the matching is optimal.
  bool take(const Step& step) {
    const Weight& delta = step.delta;
    for (int v = 0; v < n_; ++v) {
      const Label label = label_of_top(v);
      if (label == Label::outer) dual_[at(v)] -= delta;
      if (label == Label::inner) dual_[at(v)] += delta;
    }
    for (int b = n_; b < 2 * n_; ++b) {
      if (!forest_.is_top_blossom(b)) continue;
      if (forest_.label(b) == Label::outer) dual_[at(b)] += delta;
      if (forest_.label(b) == Label::inner) dual_[at(b)] -= delta;
    }
    shifted_ += delta;
    std::erase_if(deferred_, [&](int v) {
      const bool far = has_slack(v, Weight(1));
      if (!far) forest_.queue.push_back(v);
      return !far;
    });
    if (step.edge.is_set()) {
      bounds_[at(step.edge.from)].known = false;
      forest_.queue.push_back(step.edge.from);
      return true;
    }
    if (step.shrunk != none) forest_.expand(step.shrunk);
    return step.shrunk != none;
  }

  /// Least slack of a vertex when it was scanned, less its dual, plus the steps until then.
  struct Bound {
    Weight value{};
    bool known = false;
  };

  int n_;
  const Graph& joined_;
  WeightOf weight_of_;
  BlossomForest forest_;
  std::vector<Weight> dual_;   ///< Of a blossom: half of it
  std::vector<Edge> best_to_;  ///< Scratch of collect_best_edges()
  std::vector<Bound> bounds_;
  std::vector<int> deferred_;  ///< Outer vertices without a tight edge, not scanned in this stage
  Weight shifted_{};           ///< Sum of all steps
};

}  // namespace trf::pair::matching
