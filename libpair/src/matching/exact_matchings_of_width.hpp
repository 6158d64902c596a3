#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>
#include <vector>

#include "matching/exact_matchings.hpp"
#include "matching/maximum_weight.hpp"
#include "matching/rank_thresholds.hpp"

namespace trf::pair::matching {

/// The last ranked vertex that is expected to be the first of its pair: the last one whose first
/// gain is 0, or the middle one; -1: no vertex is ranked.
inline int last_expected_first(const LexicographicGraph& graph) {
  std::vector<int> ranked;
  int last = -1;
  for (std::size_t v = 0; v < graph.rank_gains.size(); ++v) {
    if (graph.rank_gains[v].empty()) continue;
    ranked.push_back(static_cast<int>(v));
    if (graph.rank_gains[v].front() == 0) last = static_cast<int>(v);
  }
  if (last >= 0 && last != ranked.back()) return last;
  return ranked.empty() ? -1 : ranked[(ranked.size() - 1) / 2];
}

/// Finds an optimal dual solution with weights of one width.
template <class Weight>
class ExactSolver {
 public:
  ExactSolver(const LexicographicGraph& graph, const std::vector<std::int64_t>& spread)
      : graph_(graph), spread_(spread), last_(last_expected_first(graph)) {}

  Optimum optimum(const VertexClasses& classes, const VertexClasses* types) const {
    if (types != nullptr)
      if (auto found = of_types(*types)) return std::move(*found);
    const EdgeWeights<Weight> weights(graph_, classes, spread_);
    return optimum_of(*solved(classes, weights));
  }

 private:
  using Maximum = MaximumWeight<Weight>;

  [[nodiscard]] std::vector<Weight> common_threshold(const VertexClasses& classes,
                                                     const EdgeWeights<Weight>& weights) const {
    return std::vector<Weight>(static_cast<std::size_t>(classes.count()),
                               last_ < 0 ? Weight(0) : weights.rank(last_));
  }

  /// Usually the prices of types are those of all their kinds. Then a search is much faster than
  /// with the classes, of which there are as many as types times kinds. Empty: this takes long.
  [[nodiscard]] std::optional<Optimum> of_types(const VertexClasses& types) const {
    constexpr int most_open = 8;
    const EdgeWeights<Weight> weights(graph_, types, spread_);
    Maximum maximum(graph_.joined, types, weights, common_threshold(types, weights));
    if (maximum.open() > most_open) return {};
    const std::int64_t most_barred = 100 * std::int64_t{graph_.vertices()};
    if (!maximum.solve({.steps = 40 * most_open, .barred = most_barred})) return {};
    return optimum_of(maximum);
  }

  [[nodiscard]] std::unique_ptr<Maximum> solved(const VertexClasses& classes,
                                                const EdgeWeights<Weight>& weights) const {
    const auto start = [&](const std::vector<Weight>& thresholds) {
      return std::make_unique<Maximum>(graph_.joined, classes, weights, thresholds);
    };
    const std::vector<Weight> common = common_threshold(classes, weights);
    auto maximum = start(common);
    // Usually few steps are enough. Where most members of some classes leave the bracket,
    // thresholds for each class save hundreds of searches; they take the time of thousands of
    // steps.
    const std::int64_t few_steps = graph_.vertices() / 8 + 100;
    const bool has_thresholds = last_ >= 0 && RankThresholds<Weight>::is_worth_it(classes);
    const int open = maximum->open();
    if (maximum->solve(has_thresholds ? Effort{.steps = few_steps} : Effort{})) return maximum;
    maximum = start(RankThresholds<Weight>(classes, weights).find());
    if (maximum->open() > open) maximum = start(common);
    (void)maximum->solve({});
    return maximum;
  }

  [[nodiscard]] Optimum optimum_of(const Maximum& maximum) const {
    Optimum found{maximum.tight(), {}, {}, {}};
    for (int v = 0; v < graph_.vertices(); ++v) {
      if (maximum.dual(v) == Weight(0)) found.light.push_back(static_cast<Vertex>(v));
      found.mates.push_back(maximum.mate(v) < 0 ? no_vertex : static_cast<Vertex>(maximum.mate(v)));
    }
    for (const auto& one : maximum.heavy_blossoms())
      found.blossoms.emplace_back(one.members.begin(), one.members.end());
    return found;
  }

  const LexicographicGraph& graph_;
  const std::vector<std::int64_t>& spread_;
  int last_;  ///< The last ranked vertex that is expected to be the first of a pair; -1: none
};

template <class Weight>
Optimum exact_optimum(const LexicographicGraph& graph, const VertexClasses& classes,
                      const VertexClasses* types, const std::vector<std::int64_t>& spread) {
  return ExactSolver<Weight>(graph, spread).optimum(classes, types);
}

}  // namespace trf::pair::matching
