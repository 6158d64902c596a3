#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>
#include <vector>

#include "matching/edge_weights.hpp"
#include "matching/orders.hpp"

namespace trf::pair::matching {

/// An odd set of vertices and its dual variable, halved.
template <class Weight>
struct HeavySet {
  std::vector<int> members;
  Weight dual{};
};

/// The edges whose slack, with the duals of the heavy sets around both ends, is 0.
///
/// Edges inside a set but in no smaller set in it are found together: vertices of one class and key
/// are a bit set, which is added to a vertex of the right key as a whole.
template <class Weight>
class TightGraph {
 public:
  TightGraph(const Graph& joined, const VertexClasses& classes, const EdgeWeights<Weight>& weights,
             std::vector<Weight> duals)
      : joined_(joined),
        classes_(classes),
        weights_(weights),
        keys_{std::move(duals), {}},
        result_(joined.size()) {
    keys_[1] = keys_[0];
    for (std::size_t v = 0; v < keys_[1].size(); ++v) {
      const Weight& rank = weights.rank(static_cast<int>(v));
      keys_[1][v] -= rank + rank;
    }
    for (auto& runs : runs_) runs.resize(at(classes.count()));
  }

  Graph build(std::vector<HeavySet<Weight>> sets) {
    // From the outside in: the inside of a set is drawn again, with the dual of the set added.
    std::vector<int> sizes;
    for (const auto& set : sets) sizes.push_back(static_cast<int>(set.members.size()));
    std::vector<int> all(joined_.size());
    std::iota(all.begin(), all.end(), 0);
    draw(all, VertexSet(joined_.size()), false);
    for (const auto i : largest_first(sizes)) {
      auto& set = sets[i];
      std::ranges::sort(set.members);
      VertexSet inside(joined_.size());
      for (const int v : set.members) {
        inside.insert(static_cast<Vertex>(v));
        for (auto& keys : keys_) keys[at(v)] += set.dual;
      }
      draw(set.members, inside, true);
    }
    return std::move(result_);
  }

 private:
  struct Run {
    Weight key;
    std::vector<int> members;
    VertexSet set;  ///< Filled if there are many members
  };
  static constexpr std::size_t many = 16;
  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }
  [[nodiscard]] const Weight& key(int v, bool by_rank) const {
    return keys_[by_rank ? 1 : 0][at(v)];
  }

  /// Draws the edges among some vertices; those drawn there before are removed.
  void draw(const std::vector<int>& vertices, const VertexSet& inside, bool is_set) {
    sort_into_runs(vertices);
    VertexSet found(joined_.size());
    for (const int u : vertices) {
      found.clear();
      for (const auto& arc : weights_.arcs(classes_.of(u))) add_along(arc, u, found);
      const auto joined = joined_.row(static_cast<Vertex>(u)).words();
      const auto row = result_.row(static_cast<Vertex>(u)).words();
      const auto words = found.words();
      const auto members = inside.words();
      for (std::size_t w = 0; w < row.size(); ++w)
        row[w] = is_set ? (row[w] & ~members[w]) | (words[w] & joined[w] & members[w])
                        : words[w] & joined[w];
    }
  }

  void sort_into_runs(const std::vector<int>& vertices) {
    std::vector<std::vector<int>> by_class(at(classes_.count()));
    for (const int v : vertices) by_class[at(classes_.of(v))].push_back(v);
    for (int c = 0; c < classes_.count(); ++c) {
      for (const bool by_rank : {false, true}) {
        auto& runs = runs_[by_rank ? 1 : 0][at(c)];
        runs.clear();
        if (by_rank && !classes_.is_ranked(c)) continue;
        auto& members = by_class[at(c)];
        sort_vertices(members, KeyOrder<Weight>(keys_[by_rank ? 1 : 0]));
        for (const int v : members) {
          if (runs.empty() || runs.back().key != key(v, by_rank))
            runs.push_back({key(v, by_rank), {}, {}});
          runs.back().members.push_back(v);
        }
        for (Run& run : runs) {
          if (run.members.size() < many) continue;
          run.set = VertexSet(joined_.size());
          for (const int v : run.members) run.set.insert(static_cast<Vertex>(v));
        }
      }
    }
  }

  void add_along(const Arc<Weight>& arc, int u, VertexSet& found) const {
    const auto& runs = runs_[arc.to_by_rank ? 1 : 0][at(arc.to)];
    const Weight wanted = arc.need - key(u, arc.by_rank);
    const auto run = std::ranges::lower_bound(runs, wanted, {}, &Run::key);
    if (run == runs.end() || run->key != wanted) return;
    using Order = typename Arc<Weight>::Order;
    if (arc.order == Order::any && run->members.size() >= many) {
      found.add_all(run->set);
      return;
    }
    for (const int v : run->members)
      if (arc.order == Order::any || (arc.order == Order::first) == (u < v))
        found.insert(static_cast<Vertex>(v));
  }

  const Graph& joined_;
  const VertexClasses& classes_;
  const EdgeWeights<Weight>& weights_;
  std::array<std::vector<Weight>, 2> keys_;  ///< The dual, and the dual less twice the rank
  std::array<std::vector<std::vector<Run>>, 2> runs_;
  Graph result_;
};

template <class Weight>
[[nodiscard]] Graph tight_graph(const Graph& joined, const VertexClasses& classes,
                                const EdgeWeights<Weight>& weights, std::vector<Weight> duals,
                                std::vector<HeavySet<Weight>> sets) {
  return TightGraph<Weight>(joined, classes, weights, std::move(duals)).build(std::move(sets));
}

}  // namespace trf::pair::matching
