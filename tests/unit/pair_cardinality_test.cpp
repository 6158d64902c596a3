#include "matching/dense_matching.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace {

using trf::pair::matching::complete_by_degrees;
using trf::pair::matching::DenseMatching;
using trf::pair::matching::Graph;
using trf::pair::matching::no_vertex;
using trf::pair::matching::Vertex;

/// A graph of up to 12 vertices in which about `percent` of the pairs are edges.
Graph random_graph(std::mt19937_64& random, std::size_t size, unsigned percent) {
  return Graph::from(size, [&](Vertex, Vertex) { return random() % 100 < percent; });
}

/// Most pairs among the vertices of `left`, by trying everything.
std::size_t best(const Graph& graph, unsigned left) {
  if (left == 0) return 0;
  unsigned first = 0;
  while ((left >> first & 1U) == 0) ++first;
  left &= ~(1U << first);
  std::size_t most = best(graph, left);
  for (unsigned other = first + 1; other < graph.size(); ++other) {
    if ((left >> other & 1U) != 0 &&
        graph.adjacent(static_cast<Vertex>(first), static_cast<Vertex>(other))) {
      most = std::max(most, 1 + best(graph, left & ~(1U << other)));
    }
  }
  return most;
}

/// The result is a matching: partners agree, are adjacent and take part.
void expect_consistent(const DenseMatching& matching, const Graph& graph) {
  for (Vertex v = 0; v < graph.size(); ++v) {
    const Vertex mate = matching.mate(v);
    if (mate == no_vertex) continue;
    EXPECT_EQ(matching.mate(mate), v);
    EXPECT_TRUE(graph.adjacent(v, mate));
    EXPECT_TRUE(matching.takes_part(v));
  }
}

TEST(DenseMatching, FindsAMaximumMatchingOfRandomGraphs) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::size_t size = 1 + random() % 11;
    const auto graph = random_graph(random, size, static_cast<unsigned>(10 + random() % 70));
    DenseMatching matching(graph);
    matching.maximise();
    expect_consistent(matching, graph);
    ASSERT_EQ(size - matching.unmatched(), 2 * best(graph, (1U << size) - 1U)) << i;
  }
}

/// Clubs none of which meets itself, of about the same size or not.
Graph clubs(std::mt19937_64& random, std::size_t size) {
  const auto count = 2 + random() % 5;
  const bool in_blocks = random() % 2 == 0, is_one_large = random() % 3 == 0;
  std::vector<std::uint64_t> club;
  for (std::size_t v = 0; v < size; ++v)
    club.push_back(is_one_large && random() % 2 == 0 ? 0
                   : in_blocks                       ? v * count / size
                                                     : random() % count);
  return Graph::from(size,
                     [&](Vertex a, Vertex b) { return club[a] != club[b] && random() % 10 != 0; });
}

// Berge: without the separators, there are as many more odd components as unmatched vertices.
TEST(DenseMatching, ProvesItsMaximumAmongClubs) {
  std::mt19937_64 random(6);
  int perfect = 0, deficient = 0;
  for (int i = 0; i < 300; ++i) {
    const auto graph = clubs(random, 50 + random() % 200);
    DenseMatching matching(graph);
    matching.maximise();
    expect_consistent(matching, graph);
    const std::size_t unmatched = matching.unmatched();
    if (unmatched == 0) {
      ++perfect;
      continue;
    }
    ++deficient;
    const auto why = matching.deficiency();
    ASSERT_EQ(why.components.size() - why.separators.size(), unmatched) << i;
    for (const auto& component : why.components) {
      ASSERT_EQ(component.size() % 2, 1U);
      for (const Vertex v : component)
        for (Vertex u = 0; u < graph.size(); ++u)
          ASSERT_TRUE(!graph.adjacent(v, u) || std::ranges::count(component, u) != 0 ||
                      std::ranges::count(why.separators, u) != 0)
              << i;
    }
  }
  EXPECT_GT(perfect, 50);
  EXPECT_GT(deficient, 50);
}

TEST(DenseMatching, KeepsUpWhileVerticesComeAndGo) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 1000; ++i) {
    const std::size_t size = 3 + random() % 8;
    const auto graph = random_graph(random, size, 60);
    DenseMatching matching(graph);
    unsigned present = (1U << size) - 1U;
    for (int step = 0; step < 20; ++step) {
      const auto v = static_cast<Vertex>(random() % size);
      if ((present >> v & 1U) != 0)
        matching.leave_out(v);
      else
        matching.bring_back(v);
      present ^= 1U << v;
      const auto count = static_cast<std::size_t>(std::popcount(present));
      ASSERT_EQ(matching.is_complete(), 2 * best(graph, present) + count % 2 == count);
      ASSERT_EQ(count - matching.unmatched(), 2 * best(graph, present));
      expect_consistent(matching, graph);
      // The vertices that can be left out: each is left out by some maximum matching.
      const auto spare = matching.dispensable();
      for (Vertex u = 0; u < size; ++u)
        if ((present >> u & 1U) != 0) {
          ASSERT_EQ(spare.contains(u), best(graph, present & ~(1U << u)) == best(graph, present));
        }
    }
  }
}

// Tutte and Berge: as many stay free as there are more odd components than separators.
TEST(DenseMatching, ProvesThatNoBetterMatchingExists) {
  std::mt19937_64 random(4);
  int deficient = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::size_t size = 2 + random() % 12;
    const auto graph = random_graph(random, size, static_cast<unsigned>(10 + random() % 40));
    DenseMatching matching(graph);
    matching.maximise();
    if (matching.unmatched() == 0) continue;
    ++deficient;
    const auto proof = matching.deficiency();
    ASSERT_EQ(proof.components.size(), proof.separators.size() + matching.unmatched());
    for (const auto& component : proof.components) {
      EXPECT_EQ(component.size() % 2, 1);
      EXPECT_TRUE(std::ranges::is_sorted(component));
      for (const Vertex v : component) {
        for (Vertex other = 0; other < size; ++other) {
          if (!graph.adjacent(v, other)) continue;
          EXPECT_TRUE(std::ranges::find(component, other) != component.end() ||
                      std::ranges::find(proof.separators, other) != proof.separators.end());
        }
      }
    }
  }
  EXPECT_GT(deficient, 500);
}

TEST(CompleteByDegrees, NeverClaimsACompletionThatIsNotThere) {
  std::mt19937_64 random(5);
  int claimed = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::size_t size = 2 + random() % 9;
    const auto graph = random_graph(random, size, static_cast<unsigned>(30 + random() % 60));
    std::vector<std::size_t> degrees;
    for (std::size_t v = 0; v < size; ++v)
      degrees.push_back(graph.row(static_cast<Vertex>(v)).count());
    if (!complete_by_degrees(degrees)) continue;
    ++claimed;
    ASSERT_TRUE(DenseMatching(graph).is_complete());
  }
  EXPECT_GT(claimed, 500);
}

}  // namespace
