#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "matching/exact_matchings.hpp"
#include "matching/maximum_weight.hpp"
#include "matching/optimal_face.hpp"
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

/// Optimal matchings with weights of one width: with an optimal dual solution they are those of
/// tight edges that cover every vertex of positive dual, and leave each blossom of positive dual
/// by one vertex.
template <class Weight>
class ExactMatchings final : public OptimalMatchings {
 public:
  ExactMatchings(const LexicographicGraph& graph, const VertexClasses& classes,
                 const VertexClasses* types, const std::vector<std::int64_t>& spread)
      : n_(graph.vertices()) {
    const int last = last_expected_first(graph);
    if (types != nullptr && find_by_types(graph, *types, spread, last)) return;
    const EdgeWeights<Weight> weights(graph, classes, spread);
    find_face(*solved(graph, classes, weights, last));
  }

  [[nodiscard]] int mate(int v) override {
    const Vertex other = face_->mate(static_cast<Vertex>(v));
    return other < n_ ? other : -1;
  }

  bool narrow(int v, std::span<const std::uint8_t> allowed) override {
    VertexSet forbidden(size_);
    for (std::size_t u = 0; u < size_; ++u)
      if (allowed[std::min(u, at(n_))] == 0) forbidden.insert(static_cast<Vertex>(u));
    return face_->narrow(static_cast<Vertex>(v), forbidden);
  }

  int match_first(int v, std::span<const int> candidates) override {
    candidates_.assign(candidates.begin(), candidates.end());
    const Vertex found = face_->match_first(static_cast<Vertex>(v), candidates_);
    return found == no_vertex ? -1 : found;
  }

 private:
  using Maximum = MaximumWeight<Weight>;

  static std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

  [[nodiscard]] static std::vector<Weight> common_threshold(const VertexClasses& classes,
                                                            const EdgeWeights<Weight>& weights,
                                                            int last) {
    return std::vector<Weight>(at(classes.count()), last < 0 ? Weight(0) : weights.rank(last));
  }

  /// Usually the prices of types are those of all their kinds. Then a search is much faster than
  /// with the classes, of which there are as many as types times kinds.
  /// \return false: this takes long
  bool find_by_types(const LexicographicGraph& graph, const VertexClasses& types,
                     const std::vector<std::int64_t>& spread, int last) {
    constexpr int most_open = 8;
    const EdgeWeights<Weight> weights(graph, types, spread);
    Maximum maximum(graph.joined, types, weights, common_threshold(types, weights, last));
    if (maximum.open() > most_open) return false;
    if (!maximum.solve({.steps = 40 * most_open, .barred = 100 * std::int64_t{n_}})) return false;
    find_face(maximum);
    return true;
  }

  /// \param last  the last ranked vertex that is expected to be the first of a pair; -1: none
  static std::unique_ptr<Maximum> solved(const LexicographicGraph& graph,
                                         const VertexClasses& classes,
                                         const EdgeWeights<Weight>& weights, int last) {
    const auto start = [&](const std::vector<Weight>& thresholds) {
      return std::make_unique<Maximum>(graph.joined, classes, weights, thresholds);
    };
    const std::vector<Weight> common = common_threshold(classes, weights, last);
    auto maximum = start(common);
    // Usually few steps are enough. Where most members of some classes leave the bracket,
    // thresholds for each class save hundreds of searches; they take the time of thousands of
    // steps.
    const std::int64_t few_steps = graph.vertices() / 8 + 100;
    const bool has_thresholds = last >= 0 && RankThresholds<Weight>::is_worth_it(classes);
    const int open = maximum->open();
    if (maximum->solve(has_thresholds ? Effort{.steps = few_steps} : Effort{})) return maximum;
    maximum = start(RankThresholds<Weight>(classes, weights).find());
    if (maximum->open() > open) maximum = start(common);
    (void)maximum->solve({});
    return maximum;
  }

  void find_face(const Maximum& maximum) {
    std::vector<int> light;  // vertices that may stay exposed
    for (int v = 0; v < n_; ++v)
      if (maximum.dual(v) == Weight(0)) light.push_back(v);
    // Each of them gets a twin; twins that are not used are matched with each other, with one more
    // twin if the number is odd. Then only perfect matchings are needed.
    const std::size_t twins = light.size();
    size_ = at(n_) + twins + (at(n_) + twins) % 2;
    Graph tight = maximum.tight();
    tight.grow(size_);
    for (std::size_t i = at(n_); i < size_; ++i) {
      const auto twin = static_cast<Vertex>(i);
      if (i - at(n_) < twins) tight.add(static_cast<Vertex>(light[i - at(n_)]), twin);
      for (std::size_t k = at(n_); k < i; ++k) tight.add(twin, static_cast<Vertex>(k));
    }
    std::vector<std::vector<Vertex>> sets;
    for (const auto& one : maximum.heavy_blossoms())
      sets.emplace_back(one.members.begin(), one.members.end());
    std::vector<Vertex> mates(size_, no_vertex);
    for (int v = 0; v < n_; ++v)
      if (maximum.mate(v) >= 0) mates[at(v)] = static_cast<Vertex>(maximum.mate(v));
    for (std::size_t i = 0; i < twins; ++i) {
      const auto twin = static_cast<Vertex>(at(n_) + i);
      if (mates[at(light[i])] != no_vertex) continue;
      mates[at(light[i])] = twin;
      mates[twin] = static_cast<Vertex>(light[i]);
    }
    face_ = std::make_unique<OptimalFace>(std::move(tight), sets, mates);
  }

  int n_;
  std::size_t size_ = 0;
  std::unique_ptr<OptimalFace> face_;
  std::vector<Vertex> candidates_;
};

template <class Weight>
std::unique_ptr<OptimalMatchings> exact_matchings(const LexicographicGraph& graph,
                                                  const VertexClasses& classes,
                                                  const VertexClasses* types,
                                                  const std::vector<std::int64_t>& spread) {
  return std::make_unique<ExactMatchings<Weight>>(graph, classes, types, spread);
}

}  // namespace trf::pair::matching
