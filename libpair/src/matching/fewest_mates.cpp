#include "matching/fewest_mates.hpp"

#include <algorithm>

#include "matching/vertex_scan.hpp"

namespace trf::pair::matching {
namespace {

constexpr std::size_t most_kinds = 128;
constexpr std::size_t most_different = 64;  ///< Mates, in a kind

[[nodiscard]] bool are_alike(const VertexSet& a, const VertexSet& b) noexcept {
  std::size_t different = 0;
  for (std::size_t w = 0; w < a.words().size(); ++w) {
    const std::uint64_t word = a.words()[w] ^ b.words()[w];
    if (word == 0) continue;
    different += static_cast<std::size_t>(std::popcount(word));
    if (different > most_different) return false;
  }
  return true;
}

}  // namespace

FewestMates::FewestMates(const Graph& graph, const VertexSet& free)
    : graph_(graph),
      kind_of_(graph.size()),
      missing_(graph.size(), 0),
      lacking_(graph.size()),
      applies_(divide(free)) {
  if (applies_) count(free);
}

bool FewestMates::divide(const VertexSet& free) {
  VertexSet mates;
  return !any_from(free, 0, [&](Vertex v) {
    mates = graph_.row(v);
    keep(mates, free);
    std::size_t k = 0;
    while (k < kinds_.size() && !are_alike(kinds_[k].first, mates)) ++k;
    if (k == most_kinds) return true;
    if (k == kinds_.size()) {
      kinds_.emplace_back();
      kinds_[k].first = kinds_[k].reach = mates;
    }
    kind_of_[v] = k;
    const auto reach = kinds_[k].reach.words();
    for (std::size_t w = 0; w < reach.size(); ++w) reach[w] |= mates.words()[w];
    return false;
  });
}

void FewestMates::count(const VertexSet& free) {
  std::vector<VertexSet> members(kinds_.size(), VertexSet(graph_.size()));
  for_each(free, [&](Vertex v) { members[kind_of_[v]].insert(v); });
  for (Kind& kind : kinds_) {
    kind.count = kind.reach.count();
    for (std::size_t other = 0; other < kinds_.size(); ++other)
      if (first_common(kind.reach, members[other]) != no_vertex) kind.meets.push_back(other);
  }
  for_each(free, [&](Vertex v) {
    Kind& kind = kinds_[kind_of_[v]];
    VertexSet missing = kind.reach;
    missing.remove_all(graph_.row(v));
    for_each(missing, [&](Vertex other) {
      lacking_[other].push_back(v);
      ++missing_[v];
    });
    kind.members.emplace(-missing_[v], v);
  });
}

std::pair<Vertex, Vertex> FewestMates::take() {
  const Vertex first = fewest();
  if (first == no_vertex) return {no_vertex, no_vertex};
  const Vertex second = fewest_of_mates(first);
  remove(first);
  remove(second);
  return {first, second};
}

Vertex FewestMates::fewest() {
  std::pair<std::size_t, Vertex> best{graph_.size(), no_vertex};
  for (Kind& kind : kinds_) {
    while (!kind.members.empty() && kind.mates_of_first() == 0)
      kind.members.erase(kind.members.begin());
    if (!kind.members.empty())
      best = std::min(best, {kind.mates_of_first(), kind.members.begin()->second});
  }
  return best.second;
}

Vertex FewestMates::fewest_of_mates(Vertex v) const {
  std::pair<std::size_t, Vertex> best{graph_.size(), no_vertex};
  for (const std::size_t k : kinds_[kind_of_[v]].meets) {
    for (const auto& [missing, other] : kinds_[k].members) {
      if (!graph_.adjacent(v, other)) continue;
      best = std::min(best, {kinds_[k].count - static_cast<std::size_t>(-missing), other});
      break;
    }
  }
  return best.second;
}

void FewestMates::remove(Vertex v) {
  kinds_[kind_of_[v]].members.erase({-missing_[v], v});
  for (Kind& kind : kinds_)
    if (kind.reach.contains(v)) --kind.count;
  for (const Vertex other : lacking_[v]) {
    auto& members = kinds_[kind_of_[other]].members;
    const bool is_member = members.erase({-missing_[other], other}) != 0;
    --missing_[other];
    if (is_member) members.emplace(-missing_[other], other);
  }
}

}  // namespace trf::pair::matching
