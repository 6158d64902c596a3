#include "matching/cardinality.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <random>

namespace {

using trf::pair::matching::complete_by_degrees;
using trf::pair::matching::Graph;
using trf::pair::matching::Matcher;
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

/// The matching is one: partners agree, are adjacent and present.
void expect_consistent(const Matcher& matcher) {
  for (std::size_t i = 0; i < matcher.graph().size(); ++i) {
    const auto v = static_cast<Vertex>(i);
    const Vertex mate = matcher.mate(v);
    if (mate == no_vertex) continue;
    EXPECT_EQ(matcher.mate(mate), v);
    EXPECT_TRUE(matcher.graph().adjacent(v, mate));
    EXPECT_TRUE(matcher.is_present(v));
  }
}

TEST(Matcher, FindsAMaximumMatchingOfRandomGraphs) {
  std::mt19937_64 random(1);
  for (int i = 0; i < 3000; ++i) {
    const std::size_t size = 1 + random() % 11;
    Matcher matcher(random_graph(random, size, static_cast<unsigned>(10 + random() % 70)));
    const std::size_t left = matcher.match();
    expect_consistent(matcher);
    ASSERT_EQ(size - left, 2 * best(matcher.graph(), (1U << size) - 1U)) << i;
  }
}

TEST(Matcher, TellsWhetherTheOthersAreCompleteAndKeepsItsMatching) {
  std::mt19937_64 random(2);
  for (int i = 0; i < 1000; ++i) {
    const std::size_t size = 3 + random() % 8;
    Matcher matcher(random_graph(random, size, 60));
    unsigned present = (1U << size) - 1U;
    for (int step = 0; step < 20; ++step) {
      const auto a = static_cast<Vertex>(random() % size);
      const auto b = static_cast<Vertex>(random() % size);
      if ((present >> a & 1U) == 0 || (present >> b & 1U) == 0) continue;
      const unsigned rest = present & ~(1U << a) & ~(1U << b);
      const auto count = static_cast<std::size_t>(std::popcount(rest));
      const bool complete = 2 * best(matcher.graph(), rest) + count % 2 == count;
      if (random() % 4 != 0) {
        ASSERT_EQ(matcher.is_complete_without(a, b), complete);
      } else {
        ASSERT_EQ(matcher.try_take_out(a, b), complete);
        if (complete) present = rest;
      }
      expect_consistent(matcher);
      ASSERT_EQ(matcher.size(), static_cast<std::size_t>(std::popcount(present)));
      ASSERT_EQ(matcher.size() - matcher.match(), 2 * best(matcher.graph(), present));
    }
  }
}

TEST(Matcher, RepairsItselfWhenEdgesGo) {
  std::mt19937_64 random(3);
  for (int i = 0; i < 500; ++i) {
    const std::size_t size = 4 + random() % 7;
    Matcher matcher(Graph::complete(size));
    for (std::size_t step = 0; step < size * 3; ++step) {
      const auto a = static_cast<Vertex>(random() % size);
      const auto b = static_cast<Vertex>(random() % size);
      if (a == b) continue;
      random() % 5 == 0 ? matcher.allow(a, b) : matcher.forbid(a, b);
      ASSERT_EQ(size - matcher.match(), 2 * best(matcher.graph(), (1U << size) - 1U));
      expect_consistent(matcher);
    }
  }
}

// Tutte and Berge: as many stay free as there are more odd components than separators.
TEST(Matcher, ProvesThatNoBetterMatchingExists) {
  std::mt19937_64 random(4);
  int deficient = 0;
  for (int i = 0; i < 2000; ++i) {
    const std::size_t size = 2 + random() % 12;
    Matcher matcher(random_graph(random, size, static_cast<unsigned>(10 + random() % 40)));
    const std::size_t left = matcher.match();
    if (left == 0) continue;
    ++deficient;
    const auto proof = matcher.deficiency();
    ASSERT_EQ(proof.components.size(), proof.separators.size() + left);
    for (const auto& component : proof.components) {
      EXPECT_EQ(component.size() % 2, 1);
      for (const Vertex v : component) {
        for (std::size_t w = 0; w < size; ++w) {
          const auto other = static_cast<Vertex>(w);
          if (!matcher.graph().adjacent(v, other)) continue;
          EXPECT_TRUE(std::ranges::find(component, other) != component.end() ||
                      std::ranges::find(proof.separators, other) != proof.separators.end());
        }
      }
    }
  }
  EXPECT_GT(deficient, 500);
}

TEST(Matcher, MatchesLargeDenseGraphsAtOnce) {
  Matcher matcher(Graph::complete(4001));
  EXPECT_EQ(matcher.match(), 1U);
  for (Vertex v = 0; v < 200; v += 2) {
    ASSERT_TRUE(matcher.try_take_out(v, static_cast<Vertex>(v + 1)));
  }
  EXPECT_TRUE(matcher.is_complete());
}

TEST(CompleteByDegrees, NeverClaimsACompletionThatIsNotThere) {
  std::mt19937_64 random(5);
  int claimed = 0;
  for (int i = 0; i < 3000; ++i) {
    const std::size_t size = 2 + random() % 9;
    Matcher matcher(random_graph(random, size, static_cast<unsigned>(30 + random() % 60)));
    std::vector<std::size_t> degrees;
    for (std::size_t v = 0; v < size; ++v) {
      degrees.push_back(matcher.graph().row(static_cast<Vertex>(v)).count());
    }
    if (!complete_by_degrees(degrees)) continue;
    ++claimed;
    ASSERT_TRUE(matcher.is_complete());
  }
  EXPECT_GT(claimed, 500);
}

}  // namespace
