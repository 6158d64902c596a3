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
  if (graph_.adjacent(left, other)) return true;  // Also if they are mates
  if (partners_of_ == a) return partners_.contains(b);
  if (partners_of_ == b) return partners_.contains(a);
  const std::size_t known = std::min(searches_, barriers_.size());
  for (std::size_t i = 0; i < known; ++i)
    if (barriers_[i].excludes(a, b)) return false;
  if (find_exchange(a, b)) return true;
  search(a);
  return partners_.contains(b);
}

bool PossiblePairs::find_exchange(Vertex a, Vertex b) {
  const Vertex left = matching_.mate(a), other = matching_.mate(b);
  const bool is_found = any_common(graph_.row(left), left_, [&](Vertex v) {
    const Vertex mate = matching_.mate(v);
    if (v == a || v == b || !graph_.adjacent(mate, other)) return false;
    exchange_ = {{left, v}, {mate, other}};
    return true;
  });
  return is_found || find_long_exchange(a, b);
}

bool PossiblePairs::find_long_exchange(Vertex a, Vertex b) {
  const Vertex left = matching_.mate(a), other = matching_.mate(b);
  const VertexSet near = mates_of_neighbours(left, a, b);
  const VertexSet far = mates_of_neighbours(other, a, b);
  constexpr int most_tries = 64;  // A search costs more than so many
  int tries = 0;
  bool is_found = false;
  any_from(near, 0, [&](Vertex v) {
    const Vertex mate = matching_.mate(v);
    is_found = any_common(graph_.row(v), far, [&](Vertex next) {
      if (next == mate) return false;
      exchange_ = {{left, mate}, {v, next}, {matching_.mate(next), other}};
      return true;
    });
    return is_found || ++tries == most_tries;
  });
  return is_found;
}

/// The mates of the neighbours of v who are left, a and b excluded.
VertexSet PossiblePairs::mates_of_neighbours(Vertex v, Vertex a, Vertex b) const {
  VertexSet mates(graph_.size());
  any_common(graph_.row(v), left_, [&](Vertex one) {
    if (one != a && one != b) mates.insert(matching_.mate(one));
    return false;
  });
  return mates;
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
  if (!graph_.adjacent(left, other) && find_exchange(a, b)) {
    for (const Vertex v : {a, b}) matching_.part(v);
    for (const auto& [one, two] : exchange_)
      for (const Vertex v : {one, two})
        if (matching_.mate(v) != no_vertex) matching_.part(v);
    for (const auto& [one, two] : exchange_) matching_.match(one, two);
    matching_.match(a, b);
  }
  matching_.take(a, b);
  left_.erase(a);
  left_.erase(b);
  partners_of_ = no_vertex;
}

}  // namespace trf::pair::matching
