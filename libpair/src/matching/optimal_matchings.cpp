#include "matching/optimal_matchings.hpp"

#include <algorithm>
#include <bit>

#include "matching/maximum_weight.hpp"
#include "matching/optimal_face.hpp"

namespace trf::pair::matching {
namespace {

std::size_t at(int i) noexcept { return static_cast<std::size_t>(i); }

/// By how much the sums of a field over two matchings can differ.
std::vector<std::int64_t> spreads(const LexicographicGraph& graph, const VertexClasses& classes) {
  const std::size_t fields = graph.fields;
  const auto count = at(classes.count());
  std::vector<std::int32_t> most(count * fields), least(most), gains(fields);
  for (const auto& contact : classes.contacts()) {
    std::ranges::fill(gains, 0);
    graph.add_gains(contact.first, contact.second, gains.data());
    for (const int c : {contact.c, contact.d}) {
      for (std::size_t k = 0; k < fields; ++k) {
        std::int32_t &high = most[at(c) * fields + k], &low = least[at(c) * fields + k];
        high = std::max(high, gains[k]);
        low = std::min(low, gains[k]);
      }
    }
  }
  std::vector<std::int64_t> result(fields);
  for (int c = 0; c < classes.count(); ++c)
    for (std::size_t k = 0; k < fields; ++k)
      result[k] += static_cast<std::int64_t>(classes.members(c).size()) *
                   (std::int64_t{most[at(c) * fields + k]} - least[at(c) * fields + k]);
  for (const auto& gained : graph.rank_gains)
    for (std::size_t i = 0; i < gained.size(); ++i) result[fields - gained.size() + i] -= gained[i];
  for (std::int64_t& sum : result) sum /= 2;  // each edge counts at both its ends
  return result;
}

/// The last ranked vertex that is expected to be the first of its pair: the last one whose first
/// gain is nothing, or the middle one; -1: nobody is ranked.
int last_expected_first(const LexicographicGraph& graph) {
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
class Exact final : public OptimalMatchings {
 public:
  Exact(const LexicographicGraph& graph, const VertexClasses& classes,
        const std::vector<std::int64_t>& spread)
      : n_(graph.vertices()) {
    const EdgeWeights<Weight> weights(graph, classes, spread);
    const int last = last_expected_first(graph);
    MaximumWeight<Weight> maximum(graph.joined, classes, weights,
                                  last < 0 ? Weight(0) : weights.rank(last));
    maximum.solve();
    find_face(maximum);
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
  void find_face(const MaximumWeight<Weight>& maximum) {
    std::vector<int> light;  // vertices that may stay exposed
    for (int v = 0; v < n_; ++v)
      if (maximum.dual(v) == Weight(0)) light.push_back(v);
    // Each of them gets a twin; unused twins are matched among themselves, with one more where
    // the number is odd, so that perfect matchings are all there is to ask for.
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

}  // namespace

std::unique_ptr<OptimalMatchings> optimal_matchings(const LexicographicGraph& graph) {
  std::vector<bool> ranked;
  for (const auto& gained : graph.rank_gains) ranked.push_back(!gained.empty());
  const VertexClasses classes(graph.joined, graph.type, graph.kind, ranked);
  const auto spread = spreads(graph, classes);
  // Twice the weights, sums of two duals and a sign on top of the fields.
  const auto width = [](std::int64_t value) {
    return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(value)));
  };
  int bits = 6 + width(graph.vertices() + 2);
  for (const std::int64_t s : spread) bits += width(s + 1);
  if (bits <= 127) return std::make_unique<Exact<Int128>>(graph, classes, spread);
  if (bits <= 255) return std::make_unique<Exact<WideInt<4>>>(graph, classes, spread);
  if (bits <= 511) return std::make_unique<Exact<WideInt<8>>>(graph, classes, spread);
  if (bits <= 2047) return std::make_unique<Exact<WideInt<32>>>(graph, classes, spread);
  return std::make_unique<Exact<WideInt<256>>>(graph, classes, spread);
}

}  // namespace trf::pair::matching
