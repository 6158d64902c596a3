#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <limits>
#include <vector>

#include "matching/class_prices.hpp"
#include "matching/dense_matching.hpp"
#include "matching/free_vertices.hpp"
#include "matching/keyed_forest.hpp"
#include "matching/outer_vertices.hpp"
#include "matching/tight_graph.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// The work that a search may take.
struct Effort {
  static constexpr std::int64_t any = std::numeric_limits<std::int64_t>::max();
  std::int64_t steps = any;
  std::int64_t barred = any;  ///< Pairs that are not joined and come first by their keys
};

/// Maximum weight matching in a general graph by Edmonds' dual variables.
///
/// The first duals are prices of classes: a transportation problem of the classes, which are few,
/// gives them. A largest matching of the edges that are tight by these duals leaves few open
/// vertices. A search from each of these grows a tree, changes the duals until an edge becomes
/// tight, and contracts odd circuits. The least slack is found from the sorted keys of each class.
/// So a search takes time for vertices times classes, and for the pairs that are not joined and
/// have less slack.
///
/// Twice the weights are used throughout, so that every dual variable is an integer.
template <class Weight>
class MaximumWeight {
 public:
  /// The first three must outlive the object. \p thresholds: by class, the rank up to which a
  /// vertex is expected to be the first of a pair; any values are right.
  MaximumWeight(const Graph& joined, const VertexClasses& classes,
                const EdgeWeights<Weight>& weights, const std::vector<Weight>& thresholds)
      : n_(static_cast<int>(joined.size())),
        state_(joined, classes, weights),
        free_(forest_, classes, joined.size(), {state_.order(false), state_.order(true)}),
        outers_(state_) {
    price(thresholds);
    match_at_once();
  }
  MaximumWeight(const MaximumWeight&) = delete;
  MaximumWeight& operator=(const MaximumWeight&) = delete;

  /// The number of vertices that are matched in every optimal matching, and not yet. Two of them
  /// take a search.
  [[nodiscard]] int open() const {
    int count = 0;
    for (int v = 0; v < n_; ++v) count += is_open(v) ? 1 : 0;
    return count;
  }
  /// \return false if the searches take more; the object can then only be destroyed
  [[nodiscard]] bool solve(const Effort& most) {
    left_ = most;
    for (int v = 0; v < n_; ++v)
      if (is_open(v) && !search(v)) return false;
    return true;
  }

  /// -1: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return forest_.mate(v); }
  /// Dual variable of a vertex on the scale of twice the weights; 0 for an exposed vertex.
  [[nodiscard]] const Weight& dual(int v) const noexcept { return state_.keys[0][at(v)]; }
  [[nodiscard]] Weight total() const {
    Weight sum(0);
    for (int u = 0; u < n_; ++u)
      if (mate(u) > u) sum += state_.weights.of(u, mate(u));
    return sum;
  }
  /// An odd set of vertices with a positive dual: in every optimal matching one of its vertices has
  /// no mate inside. Twice its dual is missing from the slack() of the edges inside.
  /// Any two are disjoint or nested.
  [[nodiscard]] std::vector<HeavySet<Weight>> heavy_blossoms() const {
    std::vector<HeavySet<Weight>> heavy;
    for (int b = n_; b < forest_.end(); ++b) {
      if (!forest_.is_in_use(b) || !(dual(b) > Weight(0))) continue;
      heavy.push_back({{}, dual(b)});
      forest_.for_leaves(b, [&](int v) { heavy.back().members.push_back(v); });
    }
    return heavy;
  }
  /// Of an edge whose ends are not in the same blossom: the sum of the duals less twice its weight.
  [[nodiscard]] Weight slack(int u, int v) const {
    const Weight w = state_.weights.of(u, v);
    return dual(u) + dual(v) - w - w;
  }
  /// The edges that an optimal matching may use.
  [[nodiscard]] Graph tight() const {
    const auto& duals = state_.keys[0];
    return tight_graph(state_.joined, state_.classes, state_.weights,
                       std::vector<Weight>(duals.begin(), duals.begin() + n_), heavy_blossoms());
  }

 private:
  using Label = BlossomForest::Label;
  static constexpr int none = BlossomForest::none;

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] bool is_open(int v) const { return mate(v) == none && dual(v) > Weight(0); }
  [[nodiscard]] int class_of(int v) const noexcept { return state_.classes.of(v); }
  [[nodiscard]] const std::vector<Arc<Weight>>& arcs(int c) const { return state_.weights.arcs(c); }
  [[nodiscard]] const Weight& key(int v, bool by_rank) const { return state_.key(v, by_rank); }

  // The start.

  void price(const std::vector<Weight>& thresholds) {
    // With more classes than this the transportation problem takes longer than the searches.
    constexpr std::int64_t most_work = 400'000'000;
    const VertexClasses& classes = state_.classes;
    const std::int64_t count = classes.count();
    std::vector<int> sizes;
    sizes.reserve(static_cast<std::size_t>(classes.count()));
    for (int c = 0; c < classes.count(); ++c)
      sizes.push_back(static_cast<int>(classes.members(c).size()));
    ClassPrices<Weight> prices(sizes);
    Weight largest(0);
    for (int c = 0; c < classes.count(); ++c) {
      for (const auto& arc : arcs(c)) {
        const Weight ranked = arc.by_rank      ? thresholds[at(c)]
                              : arc.to_by_rank ? thresholds[at(arc.to)]
                                               : Weight(0);
        const Weight earned = half(arc.need) + ranked;
        largest = std::max(largest, earned);
        prices.offer(c, arc.to, earned);
      }
    }
    const bool is_worth_it = count * count * count <= most_work;
    if (is_worth_it) prices.solve();
    auto& keys = state_.keys;
    for (int v = 0; v < n_; ++v) {
      const int c = class_of(v);
      const Weight& rank = state_.weights.rank(v);
      keys[0][at(v)] = is_worth_it ? prices.price(c) : largest;
      if (!classes.is_ranked(c) || !(thresholds[at(c)] < rank)) continue;
      const Weight above = rank - thresholds[at(c)];
      keys[0][at(v)] += above + above;
    }
    keys[1].assign(keys[0].begin(), keys[0].begin() + n_);
    for (int v = 0; v < n_; ++v) keys[1][at(v)] -= state_.weights.rank(v) + state_.weights.rank(v);
  }

  /// By the prices of the classes alone.
  void match_at_once() {
    const Graph edges = tight();
    DenseMatching matching(edges);
    matching.maximise();
    for (int v = 0; v < n_; ++v) {
      const Vertex other = matching.mate(static_cast<Vertex>(v));
      if (other != no_vertex && v < other) forest_.match(v, other);
    }
  }

  // A search. Its tree has one root, so that a tight edge between two outer nodes always closes a
  // circuit.

  /// \return false: no effort is left
  bool search(int root) {
    forest_.start();
    forest_.reach(root, Label::outer, none);
    outers_.all.clear();
    free_.lay();
    while (!grow()) {
      const Step step = next_step();
      if (--left_.steps < 0 || left_.barred < 0) return false;
      if (step.delta > Weight(0)) move(step.delta);
      if (step.shrunk != none) {
        forest_.expand(step.shrunk);
        free_.take_back(step.shrunk);
      } else if (step.arc == nullptr) {
        forest_.expose(step.from);
        break;
      } else if (step.is_circuit) {
        contract(step);
      } else if (reach_along(step)) {
        break;
      }
    }
    for (int b = n_; b < forest_.end(); ++b)
      if (forest_.is_top_blossom(b) && forest_.label(b) == Label::outer && is_light(b))
        forest_.dissolve(b, [this](int inner) { return is_light(inner); });
    return true;
  }
  [[nodiscard]] bool is_light(int blossom) const { return dual(blossom) == Weight(0); }

  /// Follows all tight edges to free vertices; true: the matching has grown.
  bool grow() {
    while (!forest_.queue.empty()) {
      const int u = forest_.queue.back();
      forest_.queue.pop_back();
      outers_.all.push_back(u);
      for (const auto& arc : arcs(class_of(u)))
        if (follow(u, arc)) return true;
    }
    return false;
  }
  bool follow(int u, const Arc<Weight>& arc) {
    const bool by_rank = arc.to_by_rank;
    const Weight most = arc.need - key(u, arc.by_rank);
    int v = free_.head(arc.to, by_rank);
    while (v != none && !(most < key(v, by_rank))) {
      if (!state_.joins(arc, u, v)) {
        --left_.barred;
        v = free_.next(arc.to, v, by_rank);
        continue;
      }
      if (forest_.is_exposed(forest_.top(v))) {
        forest_.augment(u, v);
        return true;
      }
      forest_.reach(v, Label::inner, u);
      v = free_.next_free(arc.to, v, by_rank);
    }
    return false;
  }

  /// By how much the duals change, and the event then: an edge to a free vertex becomes tight, or
  /// one between two outer nodes; the dual of an inner blossom becomes 0, or that of an outer
  /// vertex.
  struct Step {
    Weight delta{};
    const Arc<Weight>* arc = nullptr;
    int from = none, to = none;
    int shrunk = none;
    bool is_circuit = false;
  };

  Step next_step() {
    outers_.find_nearest();
    Step step;
    for (const int c : outers_.active()) {
      const int u = outers_.nearest(c, false).first;
      if (step.from != none && !(dual(u) < step.delta)) continue;
      step.delta = dual(u);
      step.from = u;
    }
    for (int b = n_; b < forest_.end(); ++b)
      if (forest_.label(b) == Label::inner && forest_.is_top_blossom(b) && dual(b) < step.delta) {
        step.delta = dual(b);
        step.shrunk = b;
      }
    for (const int c : outers_.active()) {
      for (const auto& arc : arcs(c)) {
        look_at_free(c, arc, step);
        if (outers_.nearest(arc.to, false).first != none) look_at_outer(c, arc, step);
      }
    }
    return step;
  }
  static void take(Step& step, const Weight& delta, const Arc<Weight>& arc, int u, int v,
                   bool is_circuit) {
    step = {delta, &arc, u, v, none, is_circuit};
  }

  void look_at_free(int c, const Arc<Weight>& arc, Step& step) {
    const bool by_rank = arc.to_by_rank;
    const int v = free_.head(arc.to, by_rank);
    if (v == none) return;
    const int u = outers_.nearest(c, arc.by_rank).first;
    const Weight slack = key(u, arc.by_rank) + key(v, by_rank) - arc.need;
    if (!(slack < step.delta)) return;
    if (state_.joins(arc, u, v)) return take(step, slack, arc, u, v, false);
    // The pair of the least keys is not joined: the others follow in their order.
    for (const int one : outers_.sorted(c, arc.by_rank)) {
      const Weight mine = key(one, arc.by_rank) - arc.need;
      int other = free_.head(arc.to, by_rank);
      if (!(mine + key(other, by_rank) < step.delta)) break;
      while (other != none && mine + key(other, by_rank) < step.delta) {
        if (state_.joins(arc, one, other)) {
          take(step, mine + key(other, by_rank), arc, one, other, false);
          break;
        }
        if (--left_.barred < 0) return;
        other = free_.next(arc.to, other, by_rank);
      }
    }
  }

  void look_at_outer(int c, const Arc<Weight>& arc, Step& step) {
    const auto& mine = outers_.nearest(c, arc.by_rank);
    const auto& theirs = outers_.nearest(arc.to, arc.to_by_rank);
    bool is_unsure = false;
    const auto offer = [&](int u, int v) {
      if (u == none || v == none) return;
      const Weight slack = key(u, arc.by_rank) + key(v, arc.to_by_rank) - arc.need;
      if (!(slack < step.delta + step.delta)) return;
      if (state_.joins(arc, u, v)) {
        take(step, half(slack), arc, u, v, true);
      } else {
        is_unsure = true;
      }
    };
    if (forest_.top(mine.first) != forest_.top(theirs.first)) {
      offer(mine.first, theirs.first);
    } else {
      offer(mine.first, theirs.second);
      offer(mine.second, theirs.first);
    }
    if (is_unsure) look_at_all_outers(c, arc, step);
  }
  /// The pair of the least keys is not joined: the others follow in their order.
  void look_at_all_outers(int c, const Arc<Weight>& arc, Step& step) {
    const std::vector<int> mine = outers_.sorted(c, arc.by_rank);
    const std::vector<int> theirs = outers_.sorted(arc.to, arc.to_by_rank);
    // Usually one node has nearly all of them: few are outside it.
    const int most = forest_.top(theirs[theirs.size() / 2]);
    std::vector<int> others;
    std::ranges::copy_if(theirs, std::back_inserter(others),
                         [&](int v) { return forest_.top(v) != most; });
    for (const int u : mine) {
      const Weight own = key(u, arc.by_rank) - arc.need;
      if (!(own + key(theirs.front(), arc.to_by_rank) < step.delta + step.delta)) break;
      for (const int v : forest_.top(u) == most ? others : theirs) {
        const Weight slack = own + key(v, arc.to_by_rank);
        if (!(slack < step.delta + step.delta)) break;
        if (forest_.top(u) == forest_.top(v) || !state_.joins(arc, u, v)) {
          if (--left_.barred < 0) return;
          continue;
        }
        take(step, half(slack), arc, u, v, true);
        break;
      }
    }
  }

  void move(const Weight& delta) {
    auto& keys = state_.keys;
    for (int v = 0; v < n_; ++v) {
      const Label label = forest_.label_of_top(v);
      if (label == Label::free) continue;
      for (auto& own : keys) {
        if (label == Label::outer) own[at(v)] -= delta;
        if (label == Label::inner) own[at(v)] += delta;
        if (!state_.classes.is_ranked(class_of(v))) break;
      }
      free_.note_move(v);
    }
    for (int b = n_; b < forest_.end(); ++b) {
      if (!forest_.is_top_blossom(b)) continue;
      if (forest_.label(b) == Label::outer) keys[0][at(b)] += delta;
      if (forest_.label(b) == Label::inner) keys[0][at(b)] -= delta;
    }
  }

  /// The tight edges of an arc from all outer vertices of the same key; true: the matching has
  /// grown.
  bool reach_along(const Step& step) {
    const auto& arc = *step.arc;
    const int c = class_of(step.from);
    const Weight shared = key(step.from, arc.by_rank);
    for (std::size_t i = 0; i < outers_.all.size(); ++i) {
      const int u = outers_.all[i];
      if (class_of(u) == c && key(u, arc.by_rank) == shared && follow(u, arc)) return true;
    }
    return false;
  }

  /// The circuits that a tight edge and those like it close.
  void contract(const Step& step) {
    const auto& arc = *step.arc;
    const auto close = [&](int u, int v) {
      if (forest_.top(u) == forest_.top(v) || !state_.joins(arc, u, v)) return;
      forest_.contract(forest_.common_base(u, v), u, v);
      state_.keys[0][at(forest_.top(u))] = Weight(0);
    };
    close(step.from, step.to);
    const Weight mine = key(step.from, arc.by_rank), theirs = key(step.to, arc.to_by_rank);
    const int c = class_of(step.from);
    const std::size_t count = outers_.all.size();
    for (std::size_t i = 0; i < count; ++i) {
      const int u = outers_.all[i];
      if (class_of(u) == arc.to && key(u, arc.to_by_rank) == theirs) close(step.from, u);
      if (class_of(u) == c && key(u, arc.by_rank) == mine) close(u, step.to);
    }
  }

  int n_;
  KeyedForest<Weight> state_;
  BlossomForest& forest_ = state_.forest;
  Effort left_;
  FreeVertices free_;
  OuterVertices<Weight> outers_;
};

}  // namespace trf::pair::matching
