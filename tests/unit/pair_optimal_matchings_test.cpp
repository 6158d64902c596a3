#include "matching/optimal_matchings.hpp"

#include <gtest/gtest.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/maximum_weighted_matching.hpp>
#include <functional>
#include <random>

#include "matching/maximum_weight.hpp"
#include "support/random_tournament.hpp"

namespace trf::pair::matching {
namespace {

std::size_t at(int i) { return static_cast<std::size_t>(i); }

/// Symmetric random weights, 0 where there is no edge.
std::vector<std::int64_t> random_weights(int n, std::uint64_t most, std::mt19937_64& engine) {
  std::vector<std::int64_t> weights(at(n * n), 0);
  const std::uint64_t density = 20 + engine() % 80;
  for (int a = 0; a < n; ++a)
    for (int b = a + 1; b < n; ++b)
      if (engine() % 100 < density)
        weights[at(a * n + b)] = weights[at(b * n + a)] =
            static_cast<std::int64_t>(1 + engine() % most);
  return weights;
}

TEST(MaximumWeight, AgreesWithBruteForceOfBoost) {
  using Property = boost::property<boost::edge_weight_t, std::int64_t>;
  using Graph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                      boost::no_property, Property>;
  std::mt19937_64 engine(1);
  for (int round = 0; round < test::scaled(400); ++round) {
    const int n = 2 + static_cast<int>(engine() % 8);
    const auto weights = random_weights(n, round % 2 == 0 ? 4 : 1000, engine);
    Graph graph(at(n));
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b)
        if (weights[at(a * n + b)] > 0)
          add_edge(at(a), at(b), Property(weights[at(a * n + b)]), graph);
    std::vector<Graph::vertex_descriptor> mate(at(n));
    boost::brute_force_maximum_weighted_matching(graph, mate.data());
    MaximumWeight<std::int64_t> ours(n, weights);
    ours.solve();
    ASSERT_EQ(ours.total(), boost::matching_weight_sum(graph, mate.data())) << "round " << round;
    const std::vector<WideInt<4>> wide(weights.begin(), weights.end());
    MaximumWeight<WideInt<4>> same(n, wide);
    same.solve();
    ASSERT_EQ(same.total(), WideInt<4>(ours.total())) << "round " << round;
  }
}

/// Every matching of a small graph.
void each_matching(const LexicographicGraph& graph,
                   const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> mate(at(graph.vertices), -1);
  const std::function<void(std::size_t)> go = [&](std::size_t edge) {
    if (edge == graph.edges.size()) return visit(mate);
    go(edge + 1);
    const auto [a, b] = graph.edges[edge];
    if (mate[at(a)] >= 0 || mate[at(b)] >= 0) return;
    mate[at(a)] = b;
    mate[at(b)] = a;
    go(edge + 1);
    mate[at(a)] = mate[at(b)] = -1;
  };
  go(0);
}

TEST(OptimalMatchings, NarrowExactlyToWhatBruteForceFinds) {
  std::mt19937_64 engine(2);
  for (int round = 0; round < test::scaled(300); ++round) {
    LexicographicGraph graph;
    graph.vertices = 3 + static_cast<int>(engine() % 5);
    graph.fields = 1 + engine() % 3;
    for (int a = 0; a < graph.vertices; ++a)
      for (int b = a + 1; b < graph.vertices; ++b) {
        if (engine() % 4 == 0) continue;
        graph.edges.push_back({a, b});
        graph.gains.push_back(1 + static_cast<int>(engine() % 3));
        for (std::size_t k = 1; k < graph.fields; ++k)
          graph.gains.push_back(static_cast<int>(engine() % 5) - 2);
      }
    std::vector<std::vector<int>> optimal;
    std::vector<std::int32_t> best;
    each_matching(graph, [&](const std::vector<int>& mate) {
      std::vector<std::int32_t> gain(graph.fields, 0);
      for (std::size_t e = 0; e < graph.edges.size(); ++e)
        if (mate[at(graph.edges[e].a)] == graph.edges[e].b)
          for (std::size_t k = 0; k < graph.fields; ++k)
            gain[k] += graph.gains[e * graph.fields + k];
      if (best.empty() || gain > best) optimal.clear();
      if (best.empty() || gain >= best) {
        best = gain;
        optimal.push_back(mate);
      }
    });
    const auto matchings = optimal_matchings(graph);
    for (int step = 0; step < 6; ++step) {
      const int v = static_cast<int>(engine() % at(graph.vertices));
      std::vector<std::uint8_t> allowed(at(graph.vertices) + 1);
      for (auto& flag : allowed) flag = engine() % 2 == 0 ? 1 : 0;
      auto fewer = optimal;
      std::erase_if(fewer, [&](const std::vector<int>& mate) {
        const int other = mate[at(v)];
        return allowed[at(other < 0 ? graph.vertices : other)] == 0;
      });
      ASSERT_EQ(matchings->narrow(v, allowed), !fewer.empty()) << "round " << round;
      if (!fewer.empty()) optimal = std::move(fewer);
      std::vector<int> at_hand;
      for (int u = 0; u < graph.vertices; ++u) at_hand.push_back(matchings->mate(u));
      ASSERT_TRUE(std::ranges::find(optimal, at_hand) != optimal.end()) << "round " << round;
    }
  }
}

}  // namespace
}  // namespace trf::pair::matching
