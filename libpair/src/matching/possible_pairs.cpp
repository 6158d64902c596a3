#include "matching/possible_pairs.hpp"

#include <algorithm>

#include "matching/vertex_scan.hpp"

namespace trf::pair::matching {

PossiblePairs::PossiblePairs(const Graph& graph, DenseMatching& matching)
    : graph_(graph), matching_(matching), left_(graph.size()) {
  for (Vertex v = 0; v < graph.size(); ++v)
    if (matching.takes_part(v)) left_.insert(v);
}

bool PossiblePairs::contains(Vertex a, Vertex b) {
  if (!graph_.adjacent(a, b)) return false;
  const Vertex left = matching_.mate(a), other = matching_.mate(b);
  if (left == b || graph_.adjacent(left, other)) return true;
  if (partners_of_ == a) return partners_.contains(b);
  if (partners_of_ == b) return partners_.contains(a);
  const std::size_t known = std::min(searches_, barriers_.size());
  for (std::size_t i = 0; i < known; ++i)
    if (barriers_[i].excludes(a, b)) return false;
  if (exchange(a, b) != no_vertex) return true;
  search(a);
  return partners_.contains(b);
}

Vertex PossiblePairs::exchange(Vertex a, Vertex b) const {
  const VertexSet& row = graph_.row(matching_.mate(a));
  const VertexSet& other = graph_.row(matching_.mate(b));
  Vertex found = no_vertex;
  for (std::size_t w = 0; w < left_.words().size() && found == no_vertex; ++w) {
    for (std::uint64_t word = row.words()[w] & left_.words()[w]; word != 0; word &= word - 1) {
      const auto v = static_cast<Vertex>(w * 64 + static_cast<unsigned>(std::countr_zero(word)));
      if (v == a || v == b || !other.contains(matching_.mate(v))) continue;
      found = v;
      break;
    }
  }
  return found;
}

void PossiblePairs::search(Vertex v) {
  // The vertices left over without v, and their mates, v among them.
  const VertexSet& spare = matching_.left_over_without(v);
  Barrier& barrier = barriers_[searches_++ % barriers_.size()];
  barrier.mates = spare;
  barrier.bound = VertexSet(graph_.size());
  for_each(spare, [&](Vertex one) { barrier.bound.insert(matching_.mate(one)); });
  barrier.bound.remove_all(spare);
  partners_ = graph_.row(v);
  keep(partners_, spare);
  partners_of_ = v;
}

const VertexSet& PossiblePairs::candidates(Vertex v) {
  candidates_ = graph_.row(v);
  keep(candidates_, left_);
  const std::size_t known = std::min(searches_, barriers_.size());
  for (std::size_t i = 0; i < known; ++i) {
    const Barrier& barrier = barriers_[i];
    if (barrier.bound.contains(v)) keep(candidates_, barrier.mates);
    if (!barrier.mates.contains(v)) candidates_.remove_all(barrier.bound);
  }
  return candidates_;
}

void PossiblePairs::take(Vertex a, Vertex b) {
  const Vertex left = matching_.mate(a), other = matching_.mate(b);
  if (left != b && !graph_.adjacent(left, other)) {
    if (const Vertex one = exchange(a, b); one != no_vertex) {
      const Vertex two = matching_.mate(one);
      for (const Vertex v : {a, b, one}) matching_.part(v);
      matching_.match(left, one);
      matching_.match(two, other);
      matching_.match(a, b);
    }
  }
  matching_.take(a, b);
  left_.erase(a);
  left_.erase(b);
  partners_of_ = no_vertex;
}

}  // namespace trf::pair::matching
