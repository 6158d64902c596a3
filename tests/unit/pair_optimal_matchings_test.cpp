#include "matching/optimal_matchings.hpp"

#include <gtest/gtest.h>

#include <boost/graph/adjacency_list.hpp>
#include <boost/graph/maximum_weighted_matching.hpp>
#include <functional>
#include <random>

#include "matching/maximum_weight.hpp"
#include "matching/rank_thresholds.hpp"
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

Graph graph_of(int n, const std::vector<std::int64_t>& weights) {
  return Graph::from(at(n), [&](Vertex a, Vertex b) { return weights[at(a * n + b)] > 0; });
}

/// Each vertex is of a type of its own.
template <class Weight>
class Solved {
 public:
  Solved(int n, const std::vector<std::int64_t>& weights)
      : graph_{.joined = graph_of(n, weights),
               .fields = 1,
               .type = numbers(n),
               .types = at(n),
               .kind = {},
               .add_gains =
                   [n, weights](int a, int b, std::int32_t* gains) {
                     gains[0] += static_cast<std::int32_t>(weights[at(a * n + b)]);
                   },
               .rank_gains = {}},
        classes_(graph_.joined, graph_.type, {}, {}),
        weights_(graph_, classes_, {1}),
        maximum_(graph_.joined, classes_, weights_,
                 std::vector<Weight>(at(classes_.count()), Weight(0))) {
    EXPECT_TRUE(maximum_.solve({}));
  }
  const MaximumWeight<Weight>* operator->() const { return &maximum_; }

 private:
  static std::vector<std::int32_t> numbers(int n) {
    std::vector<std::int32_t> result;
    for (int v = 0; v < n; ++v) result.push_back(v);
    return result;
  }
  LexicographicGraph graph_;
  VertexClasses classes_;
  EdgeWeights<Weight> weights_;
  MaximumWeight<Weight> maximum_;
};

TEST(MaximumWeight, AgreesWithBruteForceOfBoost) {
  using Property = boost::property<boost::edge_weight_t, std::int64_t>;
  using BoostGraph = boost::adjacency_list<boost::vecS, boost::vecS, boost::undirectedS,
                                           boost::no_property, Property>;
  std::mt19937_64 engine(1);
  for (int round = 0; round < test::scaled(400); ++round) {
    const int n = 2 + static_cast<int>(engine() % 8);
    const auto weights = random_weights(n, round % 2 == 0 ? 4 : 1000, engine);
    BoostGraph graph(at(n));
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b)
        if (weights[at(a * n + b)] > 0)
          add_edge(at(a), at(b), Property(weights[at(a * n + b)]), graph);
    std::vector<BoostGraph::vertex_descriptor> mate(at(n));
    boost::brute_force_maximum_weighted_matching(graph, mate.data());
    const auto ours = Solved<std::int64_t>(n, weights)->total();
    ASSERT_EQ(ours, boost::matching_weight_sum(graph, mate.data())) << "round " << round;
    ASSERT_EQ(Solved<WideInt<4>>(n, weights)->total(), WideInt<4>(ours)) << "round " << round;
  }
}

// Edmonds: no edge weighs more than the duals of its ends and of the blossoms around it, and the
// matching weighs as much as all of them together.
TEST(MaximumWeight, ProvesItsOptimum) {
  std::mt19937_64 engine(3);
  int blossoms = 0;
  for (int round = 0; round < test::scaled(300); ++round) {
    const int n = 10 + static_cast<int>(engine() % 60);
    const auto weights = random_weights(n, round % 3 == 0 ? 3 : 200, engine);
    const Solved<std::int64_t> maximum(n, weights);
    const auto heavy = maximum->heavy_blossoms();
    std::int64_t bound = 0;
    for (int v = 0; v < n; ++v) {
      ASSERT_GE(maximum->dual(v), 0);
      bound += maximum->dual(v);
    }
    std::vector<std::int64_t> around(at(n * n), 0);
    for (const auto& one : heavy) {
      bound += 2 * one.dual * static_cast<std::int64_t>(one.members.size() / 2);
      for (const int a : one.members)
        for (const int b : one.members) around[at(a * n + b)] += 2 * one.dual;
    }
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b)
        if (weights[at(a * n + b)] > 0) {
          ASSERT_GE(maximum->slack(a, b) + around[at(a * n + b)], 0) << "round " << round;
        }
    ASSERT_EQ(2 * maximum->total(), bound) << "round " << round;
    blossoms += static_cast<int>(heavy.size());
  }
  EXPECT_GT(blossoms, test::scaled(100));
}

// The same where vertices are of a few types and ranked: many edges are tight at once.
TEST(MaximumWeight, ProvesItsOptimumOfAFewTypes) {
  std::mt19937_64 engine(7);
  for (int round = 0; round < test::scaled(300); ++round) {
    const int n = 10 + static_cast<int>(engine() % 80);
    const std::size_t types = 1 + engine() % 5;
    const std::uint64_t unjoined = engine() % 30;
    LexicographicGraph graph{.joined = Graph(at(n)),
                             .fields = 2,
                             .type = {},
                             .types = types,
                             .kind = {},
                             .add_gains = {},
                             .rank_gains = {}};
    graph.rank_gains.resize(at(n));
    for (int v = 0; v < n; ++v) {
      graph.type.push_back(static_cast<int>(engine() % types));
      graph.kind.push_back(static_cast<int>(engine() % 2));
      if (engine() % 8 != 0) graph.rank_gains[at(v)] = {-v};
    }
    std::vector<std::int32_t> table;
    std::vector<bool> meet;
    for (std::size_t i = 0; i < types * types; ++i) {
      table.push_back(1 + static_cast<int>(engine() % 3));
      meet.push_back(engine() % 4 != 0);
    }
    graph.add_gains = [&](int a, int b, std::int32_t* gains) {
      gains[0] += table[at(graph.type[at(a)]) * types + at(graph.type[at(b)])];
    };
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b)
        if (meet[at(graph.type[at(a)]) * types + at(graph.type[at(b)])] &&
            (graph.kind[at(a)] == 0 || graph.kind[at(b)] == 0) && engine() % 100 >= unjoined)
          graph.joined.add(static_cast<Vertex>(a), static_cast<Vertex>(b));
    std::vector<bool> ranked;
    for (const auto& gained : graph.rank_gains) ranked.push_back(!gained.empty());
    const VertexClasses classes(graph.joined, graph.type, graph.kind, ranked);
    const EdgeWeights<std::int64_t> weights(graph, classes, {1, n * n});
    // Any thresholds are right: those of the search for good ones, one for all, or drawn ones.
    auto thresholds = RankThresholds<std::int64_t>(classes, weights).find();
    const auto drawn = [&] { return -static_cast<std::int64_t>(engine() % at(n)); };
    const auto way = engine() % 3;
    if (way == 0) std::ranges::fill(thresholds, drawn());
    if (way == 1) std::ranges::generate(thresholds, drawn);
    MaximumWeight<std::int64_t> maximum(graph.joined, classes, weights, thresholds);
    ASSERT_TRUE(maximum.solve({}));
    std::int64_t bound = 0;
    for (int v = 0; v < n; ++v) {
      ASSERT_GE(maximum.dual(v), 0);
      bound += maximum.dual(v);
    }
    std::vector<std::int64_t> around(at(n * n), 0);
    for (const auto& one : maximum.heavy_blossoms()) {
      bound += 2 * one.dual * static_cast<std::int64_t>(one.members.size() / 2);
      for (const int a : one.members)
        for (const int b : one.members) around[at(a * n + b)] += 2 * one.dual;
    }
    const Graph tight = maximum.tight();
    for (int a = 0; a < n; ++a)
      for (int b = a + 1; b < n; ++b) {
        const auto u = static_cast<Vertex>(a), v = static_cast<Vertex>(b);
        if (!graph.joined.adjacent(u, v)) {
          ASSERT_FALSE(tight.adjacent(u, v));
          continue;
        }
        const bool both_ranked = ranked[at(a)] && ranked[at(b)];
        const std::int64_t weight =
            table[at(graph.type[at(a)]) * types + at(graph.type[at(b)])] * (n * n + 1) -
            (both_ranked ? a : 0);
        const std::int64_t slack =
            maximum.dual(a) + maximum.dual(b) - 2 * weight + around[at(a * n + b)];
        ASSERT_GE(slack, 0) << "round " << round;
        ASSERT_EQ(tight.adjacent(u, v), slack == 0) << "round " << round;
        ASSERT_EQ(tight.adjacent(v, u), slack == 0) << "round " << round;
      }
    ASSERT_EQ(2 * maximum.total(), bound) << "round " << round;
  }
}

/// A graph with its edges at hand, for brute force.
struct Drawn {
  struct Edge {
    int a, b;
    std::vector<std::int32_t> gains;
  };
  LexicographicGraph graph;
  std::vector<Edge> edges;
};

/// Some of the vertices are ranked; each is of a type of its own, or they are of a few types, and
/// edges of two types gain by which type comes first.
void draw(Drawn& drawn, int vertices, std::uint64_t one_of, std::mt19937_64& engine) {
  auto& graph = drawn.graph;
  const std::size_t types = engine() % 2 == 0 ? at(vertices) : 1 + engine() % 3;
  const std::size_t typed = 1 + engine() % 3;
  const bool ranked = engine() % 3 == 0;
  graph.fields = typed + (ranked ? 1 : 0);
  graph.joined = Graph(at(vertices));
  if (ranked) graph.rank_gains.resize(at(vertices));
  const bool kinds = engine() % 2 == 0;
  for (int v = 0; v < vertices; ++v) {
    graph.type.push_back(types == at(vertices) ? v : static_cast<int>(engine() % types));
    if (kinds) graph.kind.push_back(static_cast<int>(engine() % 3));
    if (ranked && v % 4 != 3) graph.rank_gains[at(v)] = {-v};
  }
  graph.types = types;
  std::vector<std::vector<std::int32_t>> gains_of(types * types);
  for (int a = 0; a < vertices; ++a)
    for (int b = a + 1; b < vertices; ++b) {
      if (engine() % one_of == 0) continue;
      graph.joined.add(static_cast<Vertex>(a), static_cast<Vertex>(b));
      auto& gains_of_types = gains_of[at(graph.type[at(a)]) * types + at(graph.type[at(b)])];
      if (gains_of_types.empty()) {
        gains_of_types.assign(graph.fields, 0);
        gains_of_types[0] = 1 + static_cast<int>(engine() % 3);
        for (std::size_t k = 1; k < typed; ++k)
          gains_of_types[k] = static_cast<int>(engine() % 5) - 2;
      }
      std::vector<std::int32_t> gains = gains_of_types;
      if (ranked && a % 4 != 3 && b % 4 != 3) gains.back() = -a;
      drawn.edges.push_back({a, b, gains});
    }
  graph.add_gains = [&drawn, typed](int a, int b, std::int32_t* gains) {
    const auto edge = std::ranges::find_if(
        drawn.edges, [&](const Drawn::Edge& e) { return e.a == a && e.b == b; });
    for (std::size_t k = 0; k < typed; ++k) gains[k] += edge->gains[k];
  };
}

/// Every matching of a small graph.
void each_matching(const Drawn& drawn, const std::function<void(const std::vector<int>&)>& visit) {
  std::vector<int> mate(at(drawn.graph.vertices()), -1);
  const std::function<void(std::size_t)> go = [&](std::size_t edge) {
    if (edge == drawn.edges.size()) return visit(mate);
    go(edge + 1);
    const int a = drawn.edges[edge].a, b = drawn.edges[edge].b;
    if (mate[at(a)] >= 0 || mate[at(b)] >= 0) return;
    mate[at(a)] = b;
    mate[at(b)] = a;
    go(edge + 1);
    mate[at(a)] = mate[at(b)] = -1;
  };
  go(0);
}

std::vector<std::vector<int>> optimal_by_brute_force(const Drawn& drawn) {
  std::vector<std::vector<int>> optimal;
  std::vector<std::int32_t> best;
  each_matching(drawn, [&](const std::vector<int>& mate) {
    std::vector<std::int32_t> gain(drawn.graph.fields, 0);
    for (const auto& edge : drawn.edges)
      if (mate[at(edge.a)] == edge.b)
        for (std::size_t k = 0; k < gain.size(); ++k) gain[k] += edge.gains[k];
    if (best.empty() || gain > best) optimal.clear();
    if (best.empty() || gain >= best) {
      best = gain;
      optimal.push_back(mate);
    }
  });
  return optimal;
}

TEST(OptimalMatchings, MatchTheFirstMateThatBruteForceFinds) {
  std::mt19937_64 engine(5);
  for (int round = 0; round < test::scaled(800); ++round) {
    const int vertices = 3 + static_cast<int>(engine() % 8);
    Drawn drawn;
    draw(drawn, vertices, vertices > 7 ? 2 : 4, engine);
    auto optimal = optimal_by_brute_force(drawn);
    const auto matchings = optimal_matchings(drawn.graph);
    for (int step = 0; step < 8; ++step) {
      const int v = static_cast<int>(engine() % at(vertices));
      std::vector<int> candidates;
      for (int u = 0; u < vertices; ++u)
        if (u != v && engine() % 2 == 0) candidates.push_back(u);
      std::shuffle(candidates.begin(), candidates.end(), engine);
      const auto first = std::ranges::find_if(candidates, [&](int u) {
        return std::ranges::any_of(optimal, [&](const auto& mate) { return mate[at(v)] == u; });
      });
      const int expected = first == candidates.end() ? -1 : *first;
      ASSERT_EQ(matchings->match_first(v, candidates), expected) << "round " << round;
      if (expected >= 0)
        std::erase_if(optimal, [&](const auto& mate) { return mate[at(v)] != expected; });
      std::vector<std::uint8_t> allowed(at(vertices) + 1);
      for (auto& flag : allowed) flag = engine() % 3 != 0 ? 1 : 0;
      const int w = static_cast<int>(engine() % at(vertices));
      auto fewer = optimal;
      std::erase_if(fewer, [&](const std::vector<int>& mate) {
        return allowed[at(mate[at(w)] < 0 ? vertices : mate[at(w)])] == 0;
      });
      ASSERT_EQ(matchings->narrow(w, allowed), !fewer.empty()) << "round " << round;
      if (!fewer.empty()) optimal = std::move(fewer);
      std::vector<int> at_hand;
      for (int u = 0; u < vertices; ++u) at_hand.push_back(matchings->mate(u));
      ASSERT_TRUE(std::ranges::find(optimal, at_hand) != optimal.end()) << "round " << round;
    }
  }
}

TEST(OptimalMatchings, NarrowExactlyToWhatBruteForceFinds) {
  std::mt19937_64 engine(2);
  for (int round = 0; round < test::scaled(800); ++round) {
    // Few edges make blossoms within blossoms.
    const int vertices = 3 + static_cast<int>(engine() % 8);
    Drawn drawn;
    draw(drawn, vertices, vertices > 7 ? 2 : 4, engine);
    auto optimal = optimal_by_brute_force(drawn);
    const auto matchings = optimal_matchings(drawn.graph);
    for (int step = 0; step < 8; ++step) {
      const int v = static_cast<int>(engine() % at(vertices));
      std::vector<std::uint8_t> allowed(at(vertices) + 1);
      for (auto& flag : allowed) flag = engine() % 2 == 0 ? 1 : 0;
      auto fewer = optimal;
      std::erase_if(fewer, [&](const std::vector<int>& mate) {
        const int other = mate[at(v)];
        return allowed[at(other < 0 ? vertices : other)] == 0;
      });
      ASSERT_EQ(matchings->narrow(v, allowed), !fewer.empty()) << "round " << round;
      if (!fewer.empty()) optimal = std::move(fewer);
      std::vector<int> at_hand;
      for (int u = 0; u < vertices; ++u) at_hand.push_back(matchings->mate(u));
      ASSERT_TRUE(std::ranges::find(optimal, at_hand) != optimal.end()) << "round " << round;
    }
  }
}

/// Clubs none of which meets itself, and a few others who may not meet; the kind is the club.
LexicographicGraph clubs(std::size_t size, std::mt19937_64& engine) {
  LexicographicGraph graph;
  graph.joined = Graph(size);
  graph.fields = 2;
  graph.types = 1 + engine() % 4;
  const std::size_t count = 2 + engine() % 4;
  const bool in_blocks = engine() % 2 == 0;
  for (std::size_t v = 0; v < size; ++v) {
    graph.type.push_back(static_cast<int>(engine() % graph.types));
    graph.kind.push_back(static_cast<int>(in_blocks ? v * count / size : engine() % count));
  }
  for (std::size_t a = 0; a < size; ++a)
    for (std::size_t b = a + 1; b < size; ++b)
      if (graph.kind[a] != graph.kind[b] && engine() % 20 != 0)
        graph.joined.add(static_cast<Vertex>(a), static_cast<Vertex>(b));
  std::vector<std::int32_t> table(graph.types * graph.types);
  for (auto& gain : table) gain = static_cast<int>(engine() % 3);
  graph.add_gains = [types = graph.types, type = graph.type, table](int a, int b,
                                                                    std::int32_t* gains) {
    gains[0] += 1;
    gains[1] -= table[at(type[at(a)]) * types + at(type[at(b)])];
  };
  return graph;
}

// Kinds make the search fast, and change nothing else.
TEST(OptimalMatchings, AreTheSameWithKindsAndWithout) {
  std::mt19937_64 engine(11);
  for (int round = 0; round < test::scaled(60); ++round) {
    LexicographicGraph graph = clubs(30 + engine() % 60, engine);
    const auto with = optimal_matchings(graph);
    graph.kind.clear();
    const auto without = optimal_matchings(graph);
    std::vector<int> later;
    for (int v = 0; v < graph.vertices(); ++v) {
      later.clear();
      for (int u = graph.vertices(); --u > v;) later.push_back(u);
      ASSERT_EQ(with->match_first(v, later), without->match_first(v, later)) << "round " << round;
      ASSERT_EQ(with->mate(v) < 0, without->mate(v) < 0) << "round " << round;
    }
  }
}

}  // namespace
}  // namespace trf::pair::matching
