#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <iterator>
#include <vector>

#include "matching/blossom_forest.hpp"
#include "matching/class_prices.hpp"
#include "matching/dense_matching.hpp"
#include "matching/edge_weights.hpp"
#include "matching/free_list.hpp"
#include "matching/tight_graph.hpp"
#include "matching/wide_int.hpp"

namespace trf::pair::matching {

/// Maximum weight matching in a general graph by prices: Edmonds' dual variables.
///
/// Prices of classes come first, from a transportation problem that knows no single vertex; a
/// matching of the edges that are tight by them leaves few vertices whose price is not paid for.
/// From each of these Edmonds' search goes on: it grows a tree, moves the duals until an edge
/// becomes tight, and contracts odd circuits. The least slack is found class by class from sorted
/// keys, so that a search costs vertices times classes and the unjoined pairs it meets.
///
/// Twice the weights are used throughout, so that every dual variable stays an integer.
template <class Weight>
class MaximumWeight {
 public:
  /// All must outlive the object. \p threshold: the rank up to which a vertex is expected to be
  /// the first of a pair; any value is right.
  MaximumWeight(const Graph& joined, const VertexClasses& classes,
                const EdgeWeights<Weight>& weights, const Weight& threshold)
      : n_(static_cast<int>(joined.size())),
        joined_(joined),
        classes_(classes),
        weights_(weights),
        forest_(n_),
        keys_{std::vector<Weight>(at(2 * n_), Weight(0)), {}} {
    for (auto& list : lists_) list = FreeList(n_, classes.count());
    for (auto& nearest : nearest_) nearest.resize(at(classes.count()));
    for (auto& sorted : sorted_)
      for (int c = 0; c < classes.count(); ++c) sorted.push_back({{}, classes.members(c)});
    has_moved_.assign(at(n_), 0);
    before_.resize(at(classes.count()));
    price(threshold);
  }

  void solve() {
    match_at_once();
    for (int v = 0; v < n_; ++v)
      if (mate(v) == none && dual(v) > Weight(0)) search(v);
  }

  /// -1: exposed.
  [[nodiscard]] int mate(int v) const noexcept { return forest_.mate(v); }
  /// Dual variable of a vertex on the scale of twice the weights; 0 for an exposed vertex.
  [[nodiscard]] const Weight& dual(int v) const noexcept { return keys_[0][at(v)]; }
  [[nodiscard]] Weight total() const {
    Weight sum(0);
    for (int u = 0; u < n_; ++u)
      if (mate(u) > u) sum += weights_.of(u, mate(u));
    return sum;
  }
  /// An odd set of vertices that carries a positive dual: every optimal matching leaves it by one
  /// vertex only. Twice its dual is missing from the slack() of the edges inside.
  /// Any two are disjoint or nested.
  [[nodiscard]] std::vector<HeavySet<Weight>> heavy_blossoms() const {
    std::vector<HeavySet<Weight>> heavy;
    for (int b = n_; b < forest_.end(); ++b) {
      if (!forest_.is_in_use(b) || !(keys_[0][at(b)] > Weight(0))) continue;
      heavy.push_back({{}, keys_[0][at(b)]});
      forest_.for_leaves(b, [&](int v) { heavy.back().members.push_back(v); });
    }
    return heavy;
  }
  /// Of an edge no blossom holds both ends of: by how much the duals exceed twice its weight.
  [[nodiscard]] Weight slack(int u, int v) const {
    const Weight w = weights_.of(u, v);
    return keys_[0][at(u)] + keys_[0][at(v)] - w - w;
  }
  /// The edges that an optimal matching may use.
  [[nodiscard]] Graph tight() const {
    return tight_graph(joined_, classes_, weights_,
                       std::vector<Weight>(keys_[0].begin(), keys_[0].begin() + n_),
                       heavy_blossoms());
  }

 private:
  using Label = BlossomForest::Label;
  using Order = typename Arc<Weight>::Order;
  static constexpr int none = BlossomForest::none;

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] Label label_of_top(int v) const noexcept { return forest_.label(forest_.top(v)); }
  [[nodiscard]] const Weight& key(int v, bool by_rank) const {
    return keys_[by_rank ? 1 : 0][at(v)];
  }
  [[nodiscard]] KeyOrder<Weight> order(bool by_rank) const {
    return KeyOrder<Weight>(keys_[by_rank ? 1 : 0]);
  }
  /// Is there an edge of the arc between u and v?
  [[nodiscard]] bool joins(const Arc<Weight>& arc, int u, int v) const {
    return joined_.adjacent(static_cast<Vertex>(u), static_cast<Vertex>(v)) &&
           (arc.order == Order::any || (arc.order == Order::first) == (u < v));
  }

  // The start.

  void price(const Weight& threshold) {
    // With more classes than this the transportation problem is not worth its time.
    constexpr std::int64_t most_work = 400'000'000;
    const std::int64_t count = classes_.count();
    std::vector<int> sizes;
    for (int c = 0; c < classes_.count(); ++c)
      sizes.push_back(static_cast<int>(classes_.members(c).size()));
    ClassPrices<Weight> prices(sizes);
    Weight largest(0);
    for (int c = 0; c < classes_.count(); ++c) {
      for (const auto& arc : weights_.arcs(c)) {
        const Weight ranked = arc.by_rank || arc.to_by_rank ? threshold : Weight(0);
        const Weight earned = half(arc.need) + ranked;
        largest = std::max(largest, earned);
        prices.offer(c, arc.to, earned);
      }
    }
    const bool is_worth_it = count * count * count <= most_work;
    if (is_worth_it) prices.solve();
    for (int v = 0; v < n_; ++v) {
      keys_[0][at(v)] = is_worth_it ? prices.price(classes_.of(v)) : largest;
      if (!classes_.is_ranked(classes_.of(v)) || !(threshold < weights_.rank(v))) continue;
      const Weight above = weights_.rank(v) - threshold;
      keys_[0][at(v)] += above + above;
    }
    keys_[1].assign(keys_[0].begin(), keys_[0].begin() + n_);
    for (int v = 0; v < n_; ++v) keys_[1][at(v)] -= weights_.rank(v) + weights_.rank(v);
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

  // A search. The tree has one root: whatever two outer nodes a tight edge joins, it closes a
  // circuit.

  /// The members of a class by their keys, as far as these have not moved since.
  struct Sorted {
    std::vector<int> order, away;
  };

  void lay_lists() {
    for (int c = 0; c < classes_.count(); ++c) {
      for (const bool by_rank : {false, true}) {
        if (by_rank && !classes_.is_ranked(c)) continue;
        lists_[by_rank ? 1 : 0].lay(c, free_in_order(c, by_rank));
      }
    }
    std::ranges::fill(has_moved_, std::uint8_t{0});
  }
  /// Only those whose keys have moved are sorted anew, once they are free.
  const std::vector<int>& free_in_order(int c, bool by_rank) {
    Sorted& sorted = sorted_[by_rank ? 1 : 0][at(c)];
    const KeyOrder<Weight> less = order(by_rank);
    std::erase_if(sorted.order, [&](int v) {
      if (has_moved_[at(v)] != 0) sorted.away.push_back(v);
      return has_moved_[at(v)] != 0;
    });
    const auto returned = std::partition(sorted.away.begin(), sorted.away.end(),
                                         [&](int v) { return label_of_top(v) != Label::free; });
    std::sort(returned, sorted.away.end(), less);
    merged_.clear();
    std::merge(sorted.order.begin(), sorted.order.end(), returned, sorted.away.end(),
               std::back_inserter(merged_), less);
    sorted.away.erase(returned, sorted.away.end());
    std::swap(sorted.order, merged_);
    free_.clear();
    for (const int v : sorted.order)
      if (label_of_top(v) == Label::free) free_.push_back(v);
    return free_;
  }
  /// The first of the class from v on that is still free.
  int skip_reached(int c, int v, FreeList& list) const {
    while (v != none && label_of_top(v) != Label::free) {
      const int next = list.next(v);
      list.remove(c, v);
      v = next;
    }
    return v;
  }

  /// Takes an inner blossom apart. Vertices that leave the tree come back into the lists.
  void expand(int blossom) {
    forest_.expand(blossom);
    free_.clear();
    forest_.for_leaves(blossom, [this](int v) {
      if (label_of_top(v) == Label::free) free_.push_back(v);
    });
    for (const bool by_rank : {false, true}) give_back(by_rank);
  }
  /// Puts `free_` into the lists, where their keys belong.
  void give_back(bool by_rank) {
    FreeList& list = lists_[by_rank ? 1 : 0];
    std::sort(free_.begin(), free_.end(), order(by_rank));
    for (const int v : free_) {
      if (list.has(v)) list.remove(classes_.of(v), v);
      before_[at(classes_.of(v))] = none;
    }
    for (const int v : free_) {
      const int c = classes_.of(v);
      if (by_rank && !classes_.is_ranked(c)) continue;
      int& before = before_[at(c)];
      while (true) {
        const int next = skip_reached(c, before == none ? list.head(c) : list.next(before), list);
        if (next == none || !order(by_rank)(next, v)) break;
        before = next;
      }
      list.insert(c, before, v);
      before = v;
    }
  }

  void search(int root) {
    forest_.start();
    forest_.reach(root, Label::outer, none);
    outers_.clear();
    lay_lists();
    while (!grow()) {
      const Step step = next_step();
      if (step.delta > Weight(0)) move(step.delta);
      if (step.shrunk != none) {
        expand(step.shrunk);
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
  }
  [[nodiscard]] bool is_light(int blossom) const { return keys_[0][at(blossom)] == Weight(0); }

  /// Follows all tight edges to free vertices; true: the matching has grown.
  bool grow() {
    while (!forest_.queue.empty()) {
      const int u = forest_.queue.back();
      forest_.queue.pop_back();
      outers_.push_back(u);
      for (const auto& arc : weights_.arcs(classes_.of(u)))
        if (follow(u, arc)) return true;
    }
    return false;
  }
  bool follow(int u, const Arc<Weight>& arc) {
    FreeList& list = lists_[arc.to_by_rank ? 1 : 0];
    const Weight most = arc.need - key(u, arc.by_rank);
    int v = skip_reached(arc.to, list.head(arc.to), list);
    while (v != none && !(most < key(v, arc.to_by_rank))) {
      if (joins(arc, u, v)) {
        if (forest_.is_exposed(forest_.top(v))) {
          forest_.augment(u, v);
          return true;
        }
        forest_.reach(v, Label::inner, u);
      } else {
        v = list.next(v);
      }
      v = skip_reached(arc.to, v, list);
    }
    return false;
  }

  /// By how much the duals move, and what happens then: an edge to a free vertex becomes tight, or
  /// one between two outer nodes, an inner blossom is used up, or an outer vertex comes to 0.
  struct Step {
    Weight delta{};
    const Arc<Weight>* arc = nullptr;
    int from = none, to = none;
    int shrunk = none;
    bool is_circuit = false;
  };

  /// The outer vertex of the least key in each class, and the first one in another node.
  struct Nearest {
    int first = none, second = none;
  };
  void find_nearest() {
    for (auto& nearest : nearest_)
      for (const int c : active_) nearest[at(c)] = {};
    active_.clear();
    for (const int u : outers_) {
      const int c = classes_.of(u);
      if (nearest_[0][at(c)].first == none) active_.push_back(c);
      enter(nearest_[0][at(c)], u, false);
      if (classes_.is_ranked(c)) enter(nearest_[1][at(c)], u, true);
    }
  }
  void enter(Nearest& nearest, int u, bool by_rank) const {
    if (nearest.first == none) {
      nearest.first = u;
    } else if (key(u, by_rank) < key(nearest.first, by_rank)) {
      if (forest_.top(u) != forest_.top(nearest.first)) nearest.second = nearest.first;
      nearest.first = u;
    } else if (forest_.top(u) != forest_.top(nearest.first) &&
               (nearest.second == none || key(u, by_rank) < key(nearest.second, by_rank))) {
      nearest.second = u;
    }
  }

  Step next_step() {
    find_nearest();
    Step step;
    for (const int c : active_) {
      const int u = nearest_[0][at(c)].first;
      if (step.from != none && !(dual(u) < step.delta)) continue;
      step.delta = dual(u);
      step.from = u;
    }
    for (int b = n_; b < forest_.end(); ++b)
      if (forest_.label(b) == Label::inner && forest_.is_top_blossom(b) &&
          keys_[0][at(b)] < step.delta) {
        step.delta = keys_[0][at(b)];
        step.shrunk = b;
      }
    for (const int c : active_) {
      for (const auto& arc : weights_.arcs(c)) {
        look_at_free(c, arc, step);
        if (nearest_[0][at(arc.to)].first != none) look_at_outer(c, arc, step);
      }
    }
    return step;
  }
  static void take(Step& step, const Weight& delta, const Arc<Weight>& arc, int u, int v,
                   bool is_circuit) {
    step = {delta, &arc, u, v, none, is_circuit};
  }

  void look_at_free(int c, const Arc<Weight>& arc, Step& step) {
    FreeList& list = lists_[arc.to_by_rank ? 1 : 0];
    const int v = skip_reached(arc.to, list.head(arc.to), list);
    if (v == none) return;
    const int u = nearest_[arc.by_rank ? 1 : 0][at(c)].first;
    const Weight slack = key(u, arc.by_rank) + key(v, arc.to_by_rank) - arc.need;
    if (!(slack < step.delta)) return;
    if (joins(arc, u, v)) return take(step, slack, arc, u, v, false);
    // The least sum of keys belongs to no edge: look at the others in their order.
    for (const int one : sorted_outers(c, arc.by_rank)) {
      const Weight mine = key(one, arc.by_rank) - arc.need;
      int other = skip_reached(arc.to, list.head(arc.to), list);
      if (!(mine + key(other, arc.to_by_rank) < step.delta)) break;
      while (other != none && mine + key(other, arc.to_by_rank) < step.delta) {
        if (joins(arc, one, other)) {
          take(step, mine + key(other, arc.to_by_rank), arc, one, other, false);
          break;
        }
        other = skip_reached(arc.to, list.next(other), list);
      }
    }
  }

  void look_at_outer(int c, const Arc<Weight>& arc, Step& step) {
    const Nearest& mine = nearest_[arc.by_rank ? 1 : 0][at(c)];
    const Nearest& theirs = nearest_[arc.to_by_rank ? 1 : 0][at(arc.to)];
    bool is_open = false;
    const auto offer = [&](int u, int v) {
      if (u == none || v == none) return;
      const Weight slack = key(u, arc.by_rank) + key(v, arc.to_by_rank) - arc.need;
      if (!(slack < step.delta + step.delta)) return;
      if (joins(arc, u, v)) {
        take(step, half(slack), arc, u, v, true);
      } else {
        is_open = true;
      }
    };
    if (forest_.top(mine.first) != forest_.top(theirs.first)) {
      offer(mine.first, theirs.first);
    } else {
      offer(mine.first, theirs.second);
      offer(mine.second, theirs.first);
    }
    if (is_open) look_at_all_outers(c, arc, step);
  }
  /// The least sum of keys belongs to no edge: looks at the others in their order.
  void look_at_all_outers(int c, const Arc<Weight>& arc, Step& step) {
    const std::vector<int> mine = sorted_outers(c, arc.by_rank);
    const std::vector<int> theirs = sorted_outers(arc.to, arc.to_by_rank);
    // Mostly one node holds nearly all: those outside it are few.
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
        if (forest_.top(u) == forest_.top(v) || !joins(arc, u, v)) continue;
        take(step, half(slack), arc, u, v, true);
        break;
      }
    }
  }
  [[nodiscard]] std::vector<int> sorted_outers(int c, bool by_rank) const {
    std::vector<int> result;
    std::ranges::copy_if(outers_, std::back_inserter(result),
                         [&](int u) { return classes_.of(u) == c; });
    std::sort(result.begin(), result.end(), order(by_rank));
    return result;
  }

  void move(const Weight& delta) {
    for (int v = 0; v < n_; ++v) {
      const Label label = label_of_top(v);
      if (label == Label::free) continue;
      for (auto& keys : keys_) {
        if (label == Label::outer) keys[at(v)] -= delta;
        if (label == Label::inner) keys[at(v)] += delta;
        if (!classes_.is_ranked(classes_.of(v))) break;
      }
      has_moved_[at(v)] = 1;
    }
    for (int b = n_; b < forest_.end(); ++b) {
      if (!forest_.is_top_blossom(b)) continue;
      if (forest_.label(b) == Label::outer) keys_[0][at(b)] += delta;
      if (forest_.label(b) == Label::inner) keys_[0][at(b)] -= delta;
    }
  }

  /// The tight edges of an arc from all outer vertices of the same key; true: the matching has
  /// grown.
  bool reach_along(const Step& step) {
    const auto& arc = *step.arc;
    const int c = classes_.of(step.from);
    const Weight shared = key(step.from, arc.by_rank);
    for (std::size_t i = 0; i < outers_.size(); ++i) {
      const int u = outers_[i];
      if (classes_.of(u) == c && key(u, arc.by_rank) == shared && follow(u, arc)) return true;
    }
    return false;
  }

  /// The circuits that a tight edge and those like it close.
  void contract(const Step& step) {
    const auto& arc = *step.arc;
    const auto close = [&](int u, int v) {
      if (forest_.top(u) == forest_.top(v) || !joins(arc, u, v)) return;
      forest_.contract(forest_.common_base(u, v), u, v);
      keys_[0][at(forest_.top(u))] = Weight(0);
    };
    close(step.from, step.to);
    const Weight mine = key(step.from, arc.by_rank), theirs = key(step.to, arc.to_by_rank);
    const int c = classes_.of(step.from);
    const std::size_t count = outers_.size();
    for (std::size_t i = 0; i < count; ++i) {
      const int u = outers_[i];
      if (classes_.of(u) == arc.to && key(u, arc.to_by_rank) == theirs) close(step.from, u);
      if (classes_.of(u) == c && key(u, arc.by_rank) == mine) close(u, step.to);
    }
  }

  int n_;
  const Graph& joined_;
  const VertexClasses& classes_;
  const EdgeWeights<Weight>& weights_;
  BlossomForest forest_;
  /// The dual (of a blossom: half of it); of ranked vertices the dual less twice the rank.
  std::array<std::vector<Weight>, 2> keys_;
  std::array<FreeList, 2> lists_;  ///< By the dual, and by the dual less the rank
  std::array<std::vector<Nearest>, 2> nearest_;
  std::array<std::vector<Sorted>, 2> sorted_;
  std::vector<std::uint8_t> has_moved_;  ///< Since the lists were laid
  std::vector<int> outers_, active_, merged_, free_;
  std::vector<int> before_;  ///< By class: behind whom the next one goes into a list
};

}  // namespace trf::pair::matching
