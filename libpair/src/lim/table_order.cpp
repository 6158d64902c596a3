#include "lim/table_order.hpp"

#include <algorithm>
#include <numeric>

#include "matching/min_cost_matching.hpp"
#include "matching/possible_pairs.hpp"
#include "matching/vertex_scan.hpp"

namespace trf::pair::lim {
namespace {

using matching::DenseMatching;
using matching::Graph;
using matching::PossiblePairs;
using matching::Vertex;

[[nodiscard]] std::vector<Vertex> all_vertices(Vertex size) {
  std::vector<Vertex> vertices(size);
  std::iota(vertices.begin(), vertices.end(), Vertex{0});
  return vertices;
}

/// The order in which opponents are tried for the first of a list (11.2): the bottom half from its
/// top to its end, then the top half from its end up to the second.
template <class Try>
void try_in_table_order(const std::vector<Vertex>& left, Try&& is_taken) {
  const std::size_t half = left.size() / 2;
  for (std::size_t i = half; i < left.size(); ++i) {
    if (is_taken(left[i])) return;
  }
  for (std::size_t i = half - 1; i >= 1; --i) {
    if (is_taken(left[i])) return;
  }
}

void remove_pair(std::vector<Vertex>& left, Vertex second) {
  left.erase(std::ranges::find(left, second));
  left.erase(left.begin());
}

/// The opponents of 11.2 without regard to those who stay unpaired: near the answer, so that few
/// questions need a search. Empty if many stay unpaired.
[[nodiscard]] DenseMatching near_table_order(const Graph& graph) {
  DenseMatching matching(graph);
  matching::VertexSet left(graph.size());
  for (Vertex v = 0; v < graph.size(); ++v) left.insert(v);
  std::size_t count = graph.size(), unpaired = 0;
  while (count > 0) {
    const Vertex first = nth(left, 0), half = nth(left, count / 2);
    left.erase(first);
    --count;
    matching::VertexSet possible = graph.row(first);
    keep(possible, left);
    Vertex second = matching::no_vertex;
    const auto take = [&](Vertex candidate) {
      second = candidate;
      return true;
    };
    if (!any_from(possible, half, take) && !any_below(possible, half, take)) {
      ++unpaired;
      continue;
    }
    matching.match(first, second);
    left.erase(second);
    --count;
  }
  constexpr std::size_t many = 16;
  if (unpaired > many && unpaired * many > graph.size()) return DenseMatching(graph);
  return matching;
}

}  // namespace

std::optional<std::vector<VertexPair>> first_in_table_order(const Graph& graph) {
  if (graph.size() % 2 == 1) return std::nullopt;
  DenseMatching matching = near_table_order(graph);
  matching.maximise();
  if (matching.unmatched() > 0) return std::nullopt;
  PossiblePairs possible(graph, matching);
  std::vector<VertexPair> pairs;
  pairs.reserve(graph.size() / 2U);
  for (std::size_t left = graph.size(); left > 0; left -= 2) {
    const Vertex first = nth(possible.left(), 0), half = nth(possible.left(), left / 2);
    Vertex second = matching::no_vertex;
    const auto is_taken = [&](Vertex candidate) {
      if (possible.contains(first, candidate)) second = candidate;
      return second != matching::no_vertex;
    };
    const matching::VertexSet& candidates = possible.candidates(first);
    if (!any_from(candidates, half, is_taken)) any_below(candidates, half, is_taken);
    possible.take(first, second);
    pairs.emplace_back(first, second);
  }
  return pairs;
}

namespace {

/// The cheapest completion after some pairs are fixed.
class Cheapest {
 public:
  Cheapest(const Graph& cheap, const Graph& dear) : cheap_(cheap), dear_(dear) {}

  /// The cost of the cheapest pairing of these; empty if there is none.
  [[nodiscard]] std::optional<std::size_t> cost(const std::vector<Vertex>& vertices) const {
    const auto part = [&](const Graph& whole) {
      return Graph::from(vertices.size(), [&](Vertex a, Vertex b) {
        return whole.adjacent(vertices[a], vertices[b]);
      });
    };
    const Graph cheap = part(cheap_), dear = part(dear_);
    matching::MinCostMatching matching(cheap, dear);
    if (!matching.solve()) return std::nullopt;
    return matching.cost();
  }

 private:
  const Graph& cheap_;
  const Graph& dear_;
};

[[nodiscard]] bool crossed_once(const std::vector<matching::VertexSet>& blossoms,
                                const std::vector<VertexPair>& pairs, const DenseMatching& rest,
                                const std::vector<Vertex>& left) {
  return std::ranges::all_of(blossoms, [&](const matching::VertexSet& blossom) {
    std::size_t crossings = 0;
    const auto count = [&](Vertex a, Vertex b) {
      crossings += blossom.contains(a) != blossom.contains(b) ? 1U : 0U;
    };
    for (const auto& [a, b] : pairs) count(a, b);
    for (const Vertex v : left) {
      if (v < rest.mate(v)) count(v, rest.mate(v));
    }
    return crossings == 1;
  });
}

}  // namespace

std::vector<VertexPair> cheapest_in_table_order(const Graph& cheap, const Graph& dear) {
  matching::MinCostMatching optimum(cheap, dear);
  [[maybe_unused]] const bool solved = optimum.solve();
  // Every cheapest pairing has tight edges only, and one edge out of each charged blossom.
  const Graph tight = optimum.tight();
  const auto blossoms = optimum.charged_blossoms();
  if (blossoms.empty()) return *first_in_table_order(tight);

  const Cheapest cheapest(cheap, dear);
  std::size_t budget = optimum.cost();
  DenseMatching matching(tight);
  for (Vertex v = 0; v < cheap.size(); ++v) {
    if (v < optimum.mate(v)) matching.match(v, optimum.mate(v));
  }
  std::vector<VertexPair> pairs;
  auto left = all_vertices(cheap.size());
  while (!left.empty()) {
    const Vertex first = left.front();
    Vertex second = matching::no_vertex;
    const matching::VertexSet partners = matching.partners(first);
    try_in_table_order(left, [&](Vertex candidate) {
      if (!partners.contains(candidate)) return false;
      auto others = left;
      remove_pair(others, candidate);
      auto with = pairs;
      with.emplace_back(first, candidate);
      DenseMatching trial = matching;
      trial.take(first, candidate);
      bool possible = crossed_once(blossoms, with, trial, others);
      if (!possible) {
        const auto rest = cheapest.cost(others);
        possible = rest && *rest + (dear.adjacent(first, candidate) ? 1U : 0U) == budget;
      }
      if (possible) second = candidate;
      return possible;
    });
    budget -= dear.adjacent(first, second) ? 1U : 0U;
    matching.take(first, second);
    pairs.emplace_back(first, second);
    remove_pair(left, second);
  }
  return pairs;
}

}  // namespace trf::pair::lim
